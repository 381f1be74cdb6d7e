import { hour } from '../../durations'
import type { Tokens } from './tokens'

/** Milliseconds; a timer of more than 2^31 would fire at once. */
const maxTimer = hour

export type WakeEvents = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Refreshes the access token before it expires while the page is visible, and at once when the page wakes: on return to
 * the tab, after a freeze, or when the network is back. A hidden tab sends no request.
 * @param onWake runs before the refresh when the page wakes
 * @returns `schedule`: call it after `setTokenSet`; `stop`: ends it, after the tokens have lost their token set
 */
export function startAutoRefresh(
  tokens: Tokens,
  page: WakeEvents,
  onWake: () => void,
): { schedule(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(): void {
    clearTimeout(timer)
    const delay = tokens.millisecondsUntilRefresh()
    if (delay === null || page.document.visibilityState === 'hidden') return
    timer = setTimeout(refresh, Math.min(delay, maxTimer))
  }
  // `token` refreshes if a refresh is due. The session reports failures.
  const refresh = () => void tokens.token().then(schedule, schedule)

  function wake(): void {
    clearTimeout(timer)
    if (page.document.visibilityState === 'hidden') return
    onWake()
    tokens.shortenBackoff()
    refresh()
  }
  page.addEventListener('online', wake)
  page.document.addEventListener('visibilitychange', wake)
  page.document.addEventListener('resume', wake)

  return {
    schedule,
    stop() {
      clearTimeout(timer)
      page.removeEventListener('online', wake)
      page.document.removeEventListener('visibilitychange', wake)
      page.document.removeEventListener('resume', wake)
    },
  }
}
