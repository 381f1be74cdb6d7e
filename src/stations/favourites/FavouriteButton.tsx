import { useState } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StarIcon } from '../../ui/icons/StarIcon'
import { isFavourite, useFavouriteIds } from './favourite-ids'
import { publishFavourites, storeFavourites } from './favourites'
import { toggleFavourite } from './toggle-favourite'

publishFavourites()

/** Button that adds a station to this device's favourites, or removes it, and says if that cannot be stored. */
export function FavouriteButton({ station }: { station: Pick<StationSummary, 'id' | 'aliases'> }) {
  const i18n = useI18n()
  const ids = useFavouriteIds()
  const [isStored, setStored] = useState(true)
  const isKept = isFavourite(ids, station)
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => setStored(storeFavourites(toggleFavourite(ids, station)))}
      >
        <StarIcon size={16} aria-hidden className={isKept ? 'favourite-star' : undefined} />{' '}
        {i18n.t(isKept ? 'station.favourite.kept' : 'station.favourite')}
      </button>
      <span className="favourite-outcome" role="status">
        {!isStored && i18n.t('station.favourites.not-stored')}
      </span>
    </>
  )
}
