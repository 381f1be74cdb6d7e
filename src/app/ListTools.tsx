import { FavouritesBar } from '../stations/favourites/FavouritesBar'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import type { FavouritesOnly } from './use-favourites'

interface Props {
  favourites: FavouritesOnly
  /** Whether the list holds only what the map shows; `null` where there is no map. */
  within: boolean | null
  onWithin(within: boolean): void
}

/** Parts of the list: the person's favourites, the part of the map that is seen. */
export function ListTools({ favourites, within, onWithin }: Props) {
  const words = useWords()
  return (
    <>
      <FavouritesBar {...favourites} />
      {within !== null && (
        <Chip label={words.t('list.within')} count="" checked={within} onChange={() => onWithin(!within)} />
      )}
    </>
  )
}
