import type { Padding } from '../../map/padding'
import type { SheetHeight } from '../../ui/use-sheet-drag'

const gap = 16
const column = 404
/** Column width of an upright window, as in `widths.css`. */
const narrowColumn = 328
const panel = 356

/** Height of a low sheet in CSS pixels, and shares of the window that a half one takes, as in `sheet.css`. */
const sheetHeights = { low: 132, half: 0.52 }
/** The share for an opened station in a window below this height, as in `station-panel.css`. */
const lowWindow = { height: 700, half: 0.58 }

/**
 * Returns the CSS pixels of the map that a sheet on a narrow screen covers. A full sheet leaves no map to look at: it
 * counts as a half one, so that the map does not move before the person lowers the sheet again.
 */
export function sheetCover(sheet: SheetHeight, height: number, isStation: boolean): number {
  if (sheet === 'low') return sheetHeights.low
  const share = isStation && height < lowWindow.height ? lowWindow.half : sheetHeights.half
  return Math.round(height * share)
}

/**
 * Returns the covered sides of the map, so that cameras use the visible part.
 * @param open whether a station or the workspace is open, and the pixels that the sheet covers on a narrow screen
 */
export function mapPadding(
  screen: { narrow: boolean; wide: boolean; height: number; width: number },
  open: { panel: boolean; sheet: number },
): Padding {
  if (screen.narrow) return { top: 124, right: gap, bottom: open.sheet + gap, left: gap }
  const left =
    Math.min(screen.width < 900 && screen.height > 640 ? narrowColumn : column, screen.width / 2 - 24) +
    2 * gap
  if (!screen.wide) return { top: gap, right: gap, bottom: gap, left }
  return { top: 56 + gap, right: 64, bottom: gap, left: left + (open.panel ? panel + gap : 0) }
}
