/** What was pressed is gone soon, and the focus must not go with it; nor should a phone open its keyboard. */
export function focusHeading(within: Element | null): void {
  const heading = within?.closest('dialog')?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
