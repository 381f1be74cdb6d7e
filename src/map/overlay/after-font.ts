const font = '400 12px "Inter Variable"'

/**
 * Runs `task` when the page's font has loaded; never if it is already loaded or fails to load. Until then text is
 * painted in a system font.
 * @returns a function that cancels it
 */
export function afterFont(task: () => void): () => void {
  let isCancelled = false
  if (!document.fonts.check(font))
    document.fonts.load(font).then(
      () => isCancelled || task(),
      () => undefined,
    )
  return () => {
    isCancelled = true
  }
}
