import { useI18n } from '../../ui/i18n/I18nContext'
import type { UserLocation } from './user-location'

/**
 * Note that the person's position is used, with a button that ends it, in small print that takes no room from the
 * rows.
 */
export function LocationNotice({ userLocation, onStop }: { userLocation: UserLocation; onStop(): void }) {
  const i18n = useI18n()
  switch (userLocation.kind) {
    case 'off':
    case 'failed':
      return null
    case 'locating':
      return i18n.t('near.asking')
    case 'located':
      return (
        <>
          {i18n.t('near.here')}{' '}
          <button
            type="button"
            className="button-link"
            // Before a press, only the button of the map is about "Near me".
            aria-label={
              userLocation.isAutomatic ? undefined : `${i18n.t('near.stop')}: ${i18n.t('map.locate')}`
            }
            onClick={onStop}
          >
            {i18n.t('near.stop')}
          </button>
        </>
      )
  }
}
