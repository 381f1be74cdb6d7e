import type { AnonymousReason, SessionState } from '../../auth/session-state'
import type { Translator } from '../../i18n/translator'
import type { NoticeTone } from '../../ui/Notice'

/** Notice about the session or the data. */
export interface NoticeItem {
  /** Text, and the key by which it is dismissed: the same text stays hidden until its reason has ended and returns. */
  text: string
  tone: NoticeTone
  /** Click handler; with it the text is a button. */
  onPress?: (() => void) | undefined
  action?: { label: string; run(): void }
  /** The notice cannot be dismissed. */
  isPermanent?: true
}

/** Returns the dismissed texts that are still among the notices; the same set if all are. */
export function keepDismissed(
  dismissed: ReadonlySet<string>,
  notices: readonly NoticeItem[],
): ReadonlySet<string> {
  const texts = [...dismissed].filter((dismissedText) => notices.some(({ text }) => text === dismissedText))
  return texts.length < dismissed.size ? new Set(texts) : dismissed
}

interface Options {
  onSignIn(): void
  /** Whether the messages that are not needed for the first list are loaded. */
  hasAllWords: boolean
}

/** Returns why the person is signed out, if that is new to them, with an action to sign in again. */
export function sessionNotices(
  words: Translator,
  session: SessionState,
  { onSignIn, hasAllWords }: Options,
): NoticeItem[] {
  if (session.kind === 'signed-in' || (session.reason.kind !== 'ended' && !hasAllWords)) return []
  const text = reasonText(words, session.reason)
  if (text === null) return []
  if (session.reason.kind !== 'ended') return [{ text, tone: 'warning' }]
  return [{ text, tone: 'warning', action: { label: words.t('session.sign-in-again'), run: onSignIn } }]
}

/** Returns `null` for reasons that need no notice. */
function reasonText(words: Translator, reason: AnonymousReason): string | null {
  switch (reason.kind) {
    case 'none':
    case 'signing-in':
      return null
    case 'sign-in-failed':
      return words.t('session.failed', { reason: words.t(`session.failed.${reason.reason}`) })
    case 'signed-out':
      return reason.atProvider === 'open' ? words.t('session.provider-open') : null
    case 'ended':
      return words.t('session.ended')
  }
}
