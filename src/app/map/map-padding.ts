import { type Fit, initialFit } from '../../map/flat-view'
import type { Padding } from '../../map/padding'
import type { SheetHeight } from '../../ui/sheet/use-sheet-drag'

/** Numbers of the style sheets, which a test compares: CSS pixels, and shares of the window's height. */

/** Between the parts above the map, and beside them. */
const gap = 16
/**
 * Width of the column with the list, in most windows and in an upright one, and its share of a large window, as in
 * `widths.css`. Beside the wider table the map itself begins further right.
 */
const columnWidth = 404
const uprightColumnWidth = 350
const columnShare = 0.25
/** Less than this wide and more than this high is an upright window, as in `widths.css`. */
const uprightBelowWidth = 900
const uprightAboveHeight = 640
/** What the column leaves at least of half the window, as in `widths.css`. */
const columnMargin = 24
/** Least width of an opened station or workspace beside the column, as in `widths.css`. */
const panelWidth = 356
/** Largest width of column and panel, as in `widths.css`. */
const largestWidth = 480
/** Width of the map and of the gaps beside the column: a panel has what is left, as in `widths.css`. */
const besideColumn = 632
/** Height of the search field and the filters above the map of a narrow screen; the highest sheet ends there. */
const searchHeight = 124
/** Height of the folded legend at the upper edge of a wide screen, and width of the buttons at its right edge. */
const legendHeight = 56
const buttonsWidth = 64
/** Height of a low sheet, and the share that a half one takes, as in `sheet.css`. */
const lowSheet = 132
const halfSheet = 0.52
/** The share for an opened station in a window below this height, as in `station-panel.css`. */
const lowWindow = 700
const halfSheetInLowWindow = 0.58

/**
 * How the surroundings of a person are fitted: free of the buttons at the right edge, and of the credits and the offer
 * of streets at the lower one.
 */
export const userBoundsFit: Fit = {
  ...initialFit,
  margin: { top: 24, right: 64, bottom: 64, left: 24 },
}

/**
 * Returns the CSS pixels of the map that a sheet on a narrow screen covers. A full sheet leaves no map to look at: it
 * counts as a half one, so that the map does not move before the person lowers the sheet again.
 */
export function sheetCover(sheet: SheetHeight, height: number, isStation: boolean): number {
  if (sheet === 'low') return lowSheet
  const share = isStation && height < lowWindow ? halfSheetInLowWindow : halfSheet
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
  if (screen.narrow) return { top: searchHeight, right: gap, bottom: open.sheet + gap, left: gap }
  const { width, height } = screen
  const isUpright = width < uprightBelowWidth && height > uprightAboveHeight
  const roomy = Math.max(columnWidth, Math.min(width * columnShare, largestWidth))
  const column = Math.min(isUpright ? uprightColumnWidth : roomy, width / 2 - columnMargin)
  const left = gap + column + gap
  if (!screen.wide) return { top: gap, right: gap, bottom: gap, left }
  const panel = Math.max(panelWidth, Math.min(width - besideColumn - column, largestWidth))
  return {
    top: gap + legendHeight,
    right: buttonsWidth,
    bottom: gap,
    left: left + (open.panel ? panel + gap : 0),
  }
}
