import type { Page } from '@playwright/test'

/**
 * Controls of the page as it stands that look the same with the focus of a keyboard as without: the computed styles of
 * each, of its two ancestors and of what stands beside it are compared. Of controls with the same classes in the same
 * place one is enough.
 * @param compared places that were compared before; those of this page are added
 */
export async function withoutVisibleFocus(page: Page, compared: Set<string>): Promise<string[]> {
  // A browser shows the focus that a script sets when the last press was one of a key.
  await page.keyboard.press('Shift')
  const { places, found } = await page.evaluate(compareLooks, [...compared])
  for (const place of places) compared.add(place)
  return found
}

/** Runs in the page. */
function compareLooks(compared: string[]): { places: string[]; found: string[] } {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], canvas[role=application]'
  const properties = [
    ...['outline-style', 'outline-width', 'outline-color', 'box-shadow', 'background-color', 'border-color'],
    ...['text-decoration-line', 'top'],
  ]
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 &&
    !control.matches(':disabled') &&
    !control.closest('[inert]') &&
    control.checkVisibility({ visibilityProperty: true })
  const placeOf = (control: Element) => {
    const path: string[] = []
    for (let at: Element | null = control; at !== null && path.length < 5; at = at.parentElement)
      path.push(`${at.tagName}.${at.getAttribute('class') ?? ''}`)
    return path.join(' < ')
  }
  const lookOf = (element: Element, pseudo?: string) => {
    // The outline of an element that nobody sees shows nothing.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return ''
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return ''
    const isNone = style.outlineStyle === 'none' || style.outlineWidth === '0px'
    return properties
      .map((property) => (isNone && property.startsWith('outline') ? '' : style.getPropertyValue(property)))
      .join()
  }
  const look = (control: HTMLElement) =>
    [control, control.parentElement, control.parentElement?.parentElement, control.nextElementSibling]
      .flatMap((element) =>
        element ? [undefined, '::before', '::after'].map((pseudo) => lookOf(element, pseudo)) : [],
      )
      .join(';')

  const before = document.activeElement
  const within = document.querySelector('dialog[open]') ?? document
  const places = new Set<string>()
  const found: string[] = []
  for (const control of within.querySelectorAll<HTMLElement>(focusable)) {
    const place = placeOf(control)
    if (compared.includes(place) || places.has(place) || !isReachable(control)) continue
    places.add(place)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const without = look(control)
    control.focus({ preventScroll: true })
    const has = document.activeElement === control && control.matches(':focus-visible')
    if (!has || look(control) === without)
      found.push(`${has ? 'same look' : 'no focus'}: ${control.outerHTML.slice(0, 160)}`)
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return { places: [...places], found }
}
