import { startup } from '../../startup'

/**
 * The page's font for text on a canvas. A canvas has no CSS variables: these are the families of `--font` in
 * `ui/look/tokens.css`.
 * @param size CSS pixels
 */
export function pageFont(weight: number, size: number): string {
  // A canvas would load the page's font too.
  const family = document.documentElement.dataset.font === 'system' ? '' : '"Inter Variable", '
  return `${weight} ${size}px ${family}system-ui, sans-serif`
}

/**
 * Runs `task` when the page's font has loaded; never if it is already loaded or fails to load. Until then text is
 * painted in a system font.
 * @returns a function that cancels it
 */
export function afterFont(task: () => void): () => void {
  let isCancelled = false
  const font = '400 12px "Inter Variable"'
  if (!document.fonts.check(font))
    startup
      .whenNetworkIsFree()
      .then(() => document.fonts.load(font))
      .then(
        () => isCancelled || task(),
        () => undefined,
      )
  return () => {
    isCancelled = true
  }
}
