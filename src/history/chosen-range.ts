/** Ranges that end now. */
export const presets = ['day', 'week', '30-days', '90-days'] as const
export type Preset = (typeof presets)[number]

/** Days of the region, the last one included: `2026-03-01..2026-03-31`. */
export type Days = `${string}..${string}`

/** The range that is shown. */
export type ChosenRange = Preset | Days
