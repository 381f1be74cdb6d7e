import type { AnonymousReason, SessionState } from '../auth/session-state'
import type { Translator } from '../i18n/translator'
import type { NoticeTone } from '../ui/Notice'

/** Something that a person should know right now. */
export interface Telling {
  /** Also what "dismissed" remembers: the same thing is told once, until it changes or was over in between. */
  text: string
  tone: NoticeTone
  action?: { label: string; run(): void }
  stays?: true
}

/** Of the dismissed texts those that are still told; the same set where all are. */
export function stillTold(dismissed: ReadonlySet<string>, tellings: readonly Telling[]): ReadonlySet<string> {
  const texts = [...dismissed].filter((dismissedText) => tellings.some(({ text }) => text === dismissedText))
  return texts.length < dismissed.size ? new Set(texts) : dismissed
}

interface Asked {
  onSignIn(): void
  /** Whether the words have come that the first list does without. */
  hasAllWords: boolean
}

/** Why nobody is signed in, where that is news, and the way back in. */
export function ofSession(
  words: Translator,
  session: SessionState,
  { onSignIn, hasAllWords }: Asked,
): Telling[] {
  if (session.kind === 'signed-in' || (session.reason.kind !== 'ended' && !hasAllWords)) return []
  const text = reasonText(words, session.reason)
  if (text === null) return []
  if (session.reason.kind !== 'ended') return [{ text, tone: 'warning' }]
  return [{ text, tone: 'warning', action: { label: words.t('session.sign-in-again'), run: onSignIn } }]
}

/** Words for why nobody is signed in, where that is news. */
function reasonText(words: Translator, reason: AnonymousReason): string | null {
  switch (reason.kind) {
    case 'never':
    case 'signing-in':
      return null
    case 'sign-in-failed':
      return words.t('session.failed', { reason: words.t(`session.failed.${reason.why}`) })
    case 'signed-out':
      return reason.atProvider === 'open' ? words.t('session.provider-open') : null
    case 'ended':
      return words.t('session.ended')
  }
}
