import type { Session } from '../auth/session'

/**
 * The back/forward cache keeps a page as it is, memory and screen, and shows it again after a logout (measured:
 * also with `no-store`). So a page that may show closed data is emptied before it goes, and what comes back starts
 * anew, as after a reload.
 * @param options.usesAccount whether an account is in use besides the session
 * @param options.empty takes everything closed off the screen and out of memory before it returns
 */
export function putAwayOutOfSight(
  session: Pick<Session, 'state' | 'putAway' | 'resumable'>,
  options: { empty(): void; usesAccount(): boolean },
  page: Window = window,
): void {
  let emptied = false
  page.addEventListener('pagehide', () => {
    if (session.state().kind !== 'signed-in' && !options.usesAccount()) return
    emptied = true
    options.empty()
    session.putAway()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (emptied || session.resumable())) page.location.reload()
  })
}
