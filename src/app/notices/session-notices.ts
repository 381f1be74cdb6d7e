import type { SessionState } from '../../auth/session-state'
import type { Translator } from '../../i18n/translator'
import { findNotedReason } from './notice-causes'
import type { NoticeItem } from './notice-item'

export interface SessionNoticeOptions {
  onSignIn(): void
  /** Whether the messages that are not needed for the first list are loaded. */
  hasAllWords: boolean
}

/** Returns why the person is signed out, if that is new to them, with an action to sign in again. */
export function sessionNotices(
  words: Translator,
  session: SessionState,
  { onSignIn, hasAllWords }: SessionNoticeOptions,
): NoticeItem[] {
  const reason = findNotedReason(session)
  if (reason === null || !hasAllWords) return []
  if (reason.kind === 'ended') {
    const action = { label: words.t('session.sign-in-again'), run: onSignIn }
    return [{ text: words.t('session.ended'), tone: 'warning', action }]
  }
  const text =
    reason.kind === 'signed-out'
      ? words.t('session.provider-open')
      : words.t('session.failed', { reason: words.t(`session.failed.${reason.failure}`) })
  return [{ text, tone: 'warning' }]
}
