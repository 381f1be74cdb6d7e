import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import type { UserLocation } from './user-location'

/** Tells whether the position of the person is used, in small print that takes no room from the rows. */
export function LocationNotice({ userLocation, onForget }: { userLocation: UserLocation; onForget(): void }) {
  const words = useWords()
  switch (userLocation.kind) {
    case 'off':
      return null
    case 'asking':
      return words.t('near.asking')
    case 'here':
      return words.t('near.here')
    case 'failed':
      return (
        <Notice tone="warning" onDismiss={onForget}>
          {words.t(`near.failed.${userLocation.why}`)}
        </Notice>
      )
  }
}
