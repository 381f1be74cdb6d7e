export const unitSystems = ['km', 'mi'] as const
export type Units = (typeof unitSystems)[number]
