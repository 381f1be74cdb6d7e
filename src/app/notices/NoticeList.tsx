import { type ReactNode, useState } from 'react'
import { Notice } from '../../ui/content/Notice'
import { keepDismissed, type NoticeItem } from './notice-item'

/** List of notices for a live region. A dismissed notice stays hidden until its reason has ended and returns. */
export function NoticeList({ notices, children }: { notices: readonly NoticeItem[]; children?: ReactNode }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const stillDismissed = keepDismissed(dismissed, notices)
  if (stillDismissed !== dismissed) setDismissed(stillDismissed)
  return (
    <>
      {notices
        .filter(({ text, isPermanent }) => isPermanent || !dismissed.has(text))
        .map(({ text, tone, onPress, action, isPermanent }) => (
          <Notice
            key={text}
            tone={tone}
            onPress={onPress}
            {...(action ? { action } : {})}
            onDismiss={isPermanent ? undefined : () => setDismissed(new Set([...dismissed, text]))}
          >
            {text}
          </Notice>
        ))}
      {children}
    </>
  )
}
