/** CSS pixels: radii of the rings around stations, their line, and how much larger the signs within them are. */
export const mark = { selected: 20, hovered: 16, line: 3, scale: 1.15 } as const

/** CSS pixels: the dot where the person is. */
export const hereDot = { radius: 7, rim: 3 } as const
