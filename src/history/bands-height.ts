/** Height of the statuses of some plugs, with their axis and the button below: in CSS pixels, for text of 16 px. */
export const bandsHeight = (plugs: number): number => (plugs === 0 ? 24 : 81 + 60 * plugs)
