import { useState } from 'react'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import type { UserLocation } from './user-location'

/** States whether the position of the person is used, with an action that ends it. */
export function LocationNotice({ userLocation, onForget }: { userLocation: UserLocation; onForget(): void }) {
  const words = useWords()
  const [known, setKnown] = useState(false)
  switch (userLocation.kind) {
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
          {words.t(`near.failed.${userLocation.why}`)}
        </Notice>
      )
  }
}
