/** CSS pixels: radii of the rings around stations and their line width; scale of the symbols within them. */
export const highlight = { opened: 20, hovered: 16, line: 3, scale: 1.15 } as const

/** CSS pixels: dot at the person's position. */
export const userDot = { radius: 7, rim: 3 } as const
