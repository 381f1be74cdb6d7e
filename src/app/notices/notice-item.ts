import type { NoticeTone } from '../../ui/content/Notice'

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
