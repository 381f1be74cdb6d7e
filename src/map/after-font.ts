const font = '400 12px "Inter Variable"'

/**
 * Runs `task` when the page's font has come; never if it is there already, or does not come. Until then text is painted
 * in a font of the system.
 * @returns how to call it off
 */
export function afterFont(task: () => void): () => void {
  let isOff = false
  if (!document.fonts.check(font))
    document.fonts.load(font).then(
      () => isOff || task(),
      () => undefined,
    )
  return () => {
    isOff = true
  }
}
