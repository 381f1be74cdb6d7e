import { useState } from 'react'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import type { Near } from './near'

/** Whether the list knows where the person is, and how to end that. */
export function NearNotice({ near, onForget }: { near: Near; onForget(): void }) {
  const words = useWords()
  const [known, setKnown] = useState(false)
  switch (near.kind) {
    case 'off':
      return null
    case 'asking':
      return <Notice tone="plain">{words.t('near.asking')}</Notice>
    case 'here':
      if (known) return null
      return (
        <Notice
          tone="plain"
          action={{ label: words.t('near.stop'), run: onForget }}
          onDismiss={() => setKnown(true)}
        >
          {words.t('near.here')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warning" onDismiss={onForget}>
          {words.t(`near.failed.${near.why}`)}
        </Notice>
      )
  }
}
