import type { EndReason } from '../../auth/provider-errors'
import type { SessionState } from '../../auth/session-state'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import type { NoticeItem } from './notice-item'
import { findNotedReason } from './notice-reasons'

export interface SessionNoticeOptions {
  onSignIn(): void
  /** Whether the messages that are not needed for the first list are loaded. */
  hasAllWords: boolean
  /** Whether the device has a network. */
  isOnline: boolean
}

const endedKeys: Record<EndReason, MessageKey> = {
  expired: 'session.ended',
  // Also a provider's answer to a refresh token that is too old, which is the usual end of its session.
  revoked: 'session.ended',
  refused: 'session.ended.refused',
  untrusted: 'session.ended.refused',
  'other-tab': 'session.ended.other-tab',
  'at-provider': 'session.ended.at-provider',
}

/** Returns why the person is signed out, if that is new to them, with an action to sign in again. */
export function sessionNotices(
  i18n: I18n,
  session: SessionState,
  { onSignIn, hasAllWords, isOnline }: SessionNoticeOptions,
): NoticeItem[] {
  const noted = findNotedReason(session)
  if (noted === null || !hasAllWords) return []
  if (noted.kind === 'ended') {
    const action = { label: i18n.t('session.sign-in-again'), run: onSignIn }
    return [{ text: i18n.t(endedKeys[noted.reason]), tone: 'warning', action }]
  }
  if (noted.kind === 'signed-out') return [{ text: i18n.t('session.provider-open'), tone: 'warning' }]
  if (noted.kind === 'paused') return [{ text: i18n.t('session.paused'), tone: 'warning' }]
  const cause = noted.reason === 'unreachable' && !isOnline ? 'offline' : noted.reason
  return [{ text: i18n.t('session.failed', { reason: i18n.t(`session.failed.${cause}`) }), tone: 'warning' }]
}
