const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog'

/** Returns whether a key press is for the page: no modifier but Shift, not in a field and not in a dialog. */
export function isPageKey(event: KeyboardEvent, key: string): boolean {
  const { target } = event
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(target instanceof Element && target.closest(textFields))
}
