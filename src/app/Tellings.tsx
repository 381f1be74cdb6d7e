import { type ReactNode, useState } from 'react'
import { Notice } from '../ui/Notice'
import { stillTold, type Telling } from './session-telling'

/** Tells each thing until somebody has enough of it, and again when it comes again. */
export function Tellings({ tellings, children }: { tellings: readonly Telling[]; children?: ReactNode }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const still = stillTold(dismissed, tellings)
  if (still !== dismissed) setDismissed(still)
  return (
    <div className="notices" aria-live="polite">
      {tellings
        .filter(({ text, stays }) => stays || !dismissed.has(text))
        .map(({ text, tone, action, stays }) => (
          <Notice
            key={text}
            tone={tone}
            {...(action ? { action } : {})}
            onDismiss={stays ? undefined : () => setDismissed(new Set([...dismissed, text]))}
          >
            {text}
          </Notice>
        ))}
      {children}
    </div>
  )
}
