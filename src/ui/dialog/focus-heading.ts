/** Moves the focus from a control that is about to be removed to the heading: a text field would open the keyboard. */
export function focusHeading(within: Element | null): void {
  const heading = within?.closest('dialog')?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
