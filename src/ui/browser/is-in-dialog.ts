/** Returns whether the target is in a dialog, which handles Escape itself. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
