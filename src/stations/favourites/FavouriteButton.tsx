import { Star } from 'lucide-react'
import { useWords } from '../../ui/Words'
import { keepFavourites, useFavourites } from './favourites'

/** Marks a station on this device, or takes the mark away. */
export function FavouriteButton({ id }: { id: string }) {
  const words = useWords()
  const ids = useFavourites()
  const isKept = ids.includes(id)
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isKept}
      onClick={() => keepFavourites(isKept ? ids.filter((one) => one !== id) : [...ids, id])}
    >
      <Star size={16} aria-hidden className={isKept ? 'favourite-star' : undefined} />{' '}
      {words.t('station.favourite')}
    </button>
  )
}
