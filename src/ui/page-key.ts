const elsewhere = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog'

/** Whether a key was pressed for the page: without another key but Shift, not in a field nor in a dialog. */
export function isPageKey(event: KeyboardEvent, key: string): boolean {
  const { target } = event
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(target instanceof Element && target.closest(elsewhere))
}
