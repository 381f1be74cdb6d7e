import type { Session } from '../../auth/session/session'

/**
 * Empties a page that may show closed data before it enters the back/forward cache, and reloads it when it returns.
 * That cache keeps memory and screen, and restores them even after a sign-out (measured: also with `no-store`).
 * @param options.usesAccount whether a tourism account is in use besides the session
 * @param options.empty removes all closed data from screen and memory synchronously
 */
export function guardBackForwardCache(
  session: Pick<Session, 'state' | 'suspend' | 'canResume'>,
  options: { empty(): void; usesAccount(): boolean },
  page: Window = window,
): void {
  let emptied = false
  page.addEventListener('pagehide', () => {
    if (session.state().kind !== 'signed-in' && !options.usesAccount()) return
    emptied = true
    options.empty()
    session.suspend()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (emptied || session.canResume())) page.location.reload()
  })
}
