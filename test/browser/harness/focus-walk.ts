import type { Page } from '@playwright/test'

/** One stop of the Tab key. */
export interface Stop {
  /** What it is, for people who read a failure. */
  control: string
  /** What is wrong with it; empty when all is well. */
  faults: string[]
}

/** Presses Tab until the focus is back at the start, or `most` times, and judges each element that it reaches. */
export async function walkByTab(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(judgeFocus)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

/** Judges what has the focus. */
export async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(judgeFocus)
}

/** Runs in the page. @returns `null` where nothing has the focus */
function judgeFocus(): Stop | null {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body) return null
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  // An input that is laid over its label unseen is seen by its label.
  const shown = isSeen(control) ? control : (control.closest('label') ?? control)
  const faults: string[] = []
  const check = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(fault)
  }

  const box = shown.getBoundingClientRect()
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const width = Math.min(innerWidth, box.right) - left
  const height = Math.min(innerHeight, box.bottom) - top
  const points = [
    [0.5, 0.5],
    ...[0.1, 0.9].flatMap((across) => [0.1, 0.9].map((down) => [across, down])),
  ] as [number, number][]
  const isHit = points.some(([across, down]) => {
    const hit = document.elementFromPoint(left + across * width, top + down * height)
    return hit !== null && (shown.contains(hit) || hit.contains(shown))
  })
  check(isSeen(shown), 'is not rendered')
  check(width >= 1 && height >= 1, 'is out of sight')
  check(width < 1 || height < 1 || isHit, 'is covered')
  check(!control.closest('[aria-hidden=true], [inert]'), 'is hidden from assistive technology')
  check(control.matches(':focus-visible'), 'is not focused as by a keyboard')

  // Looks of the control and of what is around it, with and without the focus.
  const ring = ['outlineStyle', 'outlineWidth', 'outlineColor'] as const
  const others = ['boxShadow', 'backgroundColor', 'borderColor', 'textDecorationLine', 'top'] as const
  const lookOf = (element: Element, pseudo?: string) => {
    if (!isSeen(element)) return ''
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return ''
    const hasRing = style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
    return [...(hasRing ? ring : []), ...others].map((property) => style[property]).join()
  }
  const look = () =>
    [control, control.parentElement, control.parentElement?.parentElement, control.nextElementSibling]
      .flatMap((element) =>
        element ? [undefined, '::before', '::after'].map((pseudo) => lookOf(element, pseudo)) : [],
      )
      .join(';')
  const withFocus = look()
  control.blur()
  const withoutFocus = look()
  control.focus({ preventScroll: true })
  check(withFocus !== withoutFocus, 'looks the same with and without focus')
  const name = control.getAttribute('aria-label') ?? shown.textContent ?? ''
  return { control: `${control.tagName.toLowerCase()}.${control.className} “${name.slice(0, 60)}”`, faults }
}
