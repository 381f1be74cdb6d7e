import type { Tokens } from './tokens'

/** Milliseconds; longer timers than 2^31 would fire at once. */
const longestTimer = 3_600_000

export type Woken = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Renews what `tokens` hold in time, as long as somebody can see the page, and looks at once when the page wakes:
 * on return to the tab, out of a freeze, or when the network is back. A hidden tab asks for nothing.
 * @param onWake before anything else then
 * @returns to be called when something new is held, and to stop
 */
export function keepFresh(tokens: Tokens, page: Woken, onWake: () => void): { arm(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    const due = tokens.due()
    if (due === null || page.document.visibilityState === 'hidden') return
    timer = setTimeout(look, Math.min(due, longestTimer))
  }
  // Whoever is asked for a token renews it when that is due; why it failed is told elsewhere.
  const look = () => void tokens.token().then(arm, arm)

  function wake(): void {
    clearTimeout(timer)
    if (page.document.visibilityState === 'hidden') return
    onWake()
    tokens.hope()
    look()
  }
  page.addEventListener('online', wake)
  page.document.addEventListener('visibilitychange', wake)
  page.document.addEventListener('resume', wake)

  return {
    arm,
    stop() {
      clearTimeout(timer)
      page.removeEventListener('online', wake)
      page.document.removeEventListener('visibilitychange', wake)
      page.document.removeEventListener('resume', wake)
    },
  }
}
