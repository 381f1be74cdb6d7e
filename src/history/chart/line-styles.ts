/**
 * Colour and dash of each line of a comparison. Either is enough to distinguish the lines, also for the colour-blind.
 */
export const lineStyles: readonly { colour: string; dash: readonly number[] }[] = [
  { colour: '--line-1', dash: [] },
  { colour: '--line-2', dash: [9, 4] },
  { colour: '--line-3', dash: [2, 3] },
  { colour: '--line-4', dash: [12, 4, 2, 4] },
  { colour: '--line-5', dash: [5, 2] },
  { colour: '--line-6', dash: [16, 3, 2, 3, 2, 3] },
]

/** Returns the style of the line at `index`; the styles repeat if there are more lines. */
export function lineStyleAt(index: number): (typeof lineStyles)[number] {
  return lineStyles[index % lineStyles.length] ?? { colour: '--accent', dash: [] }
}
