import type { Padding } from '../../map/padding'

const gap = 16
const column = 404
/** Column width of an upright window, as in `widths.css`. */
const narrowColumn = 328
const panel = 356

/**
 * Returns the covered sides of the map, so that cameras use the visible part.
 * @param sheet share of the window's height that the sheet takes on a narrow screen
 */
export function mapPadding(
  screen: { narrow: boolean; wide: boolean; height: number; width: number },
  open: { station: boolean; sheet: number },
): Padding {
  if (screen.narrow)
    return { top: 124, right: gap, bottom: Math.round(screen.height * open.sheet) + gap, left: gap }
  const left =
    Math.min(screen.width < 900 && screen.height > 640 ? narrowColumn : column, screen.width / 2 - 24) +
    2 * gap
  if (!screen.wide) return { top: gap, right: gap, bottom: gap, left }
  return { top: 56 + gap, right: 64, bottom: gap, left: left + (open.station ? panel + gap : 0) }
}
