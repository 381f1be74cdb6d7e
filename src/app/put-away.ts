import type { Session } from '../auth/session'

/**
 * The back/forward cache keeps a page as it is, memory and screen, and shows it again after a logout (measured:
 * also with `no-store`). So the page of someone who is signed in is emptied before it goes, and what comes back
 * starts anew, as after a reload.
 * @param empty takes everything closed off the screen and out of memory before it returns
 */
export function putAwayOutOfSight(
  session: Pick<Session, 'state' | 'putAway' | 'resumable'>,
  empty: () => void,
  page: Window = window,
): void {
  let emptied = false
  page.addEventListener('pagehide', () => {
    if (session.state().kind !== 'signed-in') return
    emptied = true
    empty()
    session.putAway()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (emptied || session.resumable())) page.location.reload()
  })
}
