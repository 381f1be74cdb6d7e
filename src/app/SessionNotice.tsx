import { useState } from 'react'
import type { SessionState } from '../auth/session-state'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import { ofSession } from './session-telling'

interface Props {
  session: SessionState
  onSignIn(): void
}

/** What became of the session, for where the list that tells it is covered. */
export function SessionNotice({ session, onSignIn }: Props) {
  const words = useWords()
  const [dismissed, setDismissed] = useState('')
  return (
    <div className="notices" aria-live="polite">
      {ofSession(words, session, onSignIn)
        .filter(({ text }) => text !== dismissed)
        .map(({ text, tone, action }) => (
          <Notice key={text} tone={tone} {...(action ? { action } : {})} onDismiss={() => setDismissed(text)}>
            {text}
          </Notice>
        ))}
    </div>
  )
}
