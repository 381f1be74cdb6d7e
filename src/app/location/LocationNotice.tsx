import { useWords } from '../../ui/words/Words'
import type { UserLocation } from './user-location'

/**
 * Note that the person's position is used, with a button that ends it, in small print that takes no room from the
 * rows.
 */
export function LocationNotice({ userLocation, onStop }: { userLocation: UserLocation; onStop(): void }) {
  const words = useWords()
  switch (userLocation.kind) {
    case 'off':
    case 'failed':
      return null
    case 'locating':
      return words.t('near.asking')
    case 'located':
      return (
        <>
          {words.t('near.here')}{' '}
          <button
            type="button"
            className="button-link"
            // Before a press, only the button of the map is about "Near me".
            aria-label={
              userLocation.isAutomatic ? undefined : `${words.t('near.stop')}: ${words.t('map.locate')}`
            }
            onClick={onStop}
          >
            {words.t('near.stop')}
          </button>
        </>
      )
  }
}
