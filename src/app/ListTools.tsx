import { FavouritesBar } from '../stations/favourites/FavouritesBar'
import { MyCarChip } from '../stations/my-car/MyCarChip'
import type { Work } from '../team/work'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import type { FavouritesOnly } from './use-favourites'
import { useView } from './view'
import { WorkButton } from './WorkButton'

interface Props {
  /** What of the team's workspace is open; `null` where nobody is signed in. */
  work: Work | null
  onWork(work: Work): void
  favourites: FavouritesOnly
  /** Whether the list holds only what the map shows; `null` where there is no map. */
  within: boolean | null
  onWithin(within: boolean): void
}

/** Parts of the list: the person's favourites, the part of the map that is seen. */
export function ListTools({ work, onWork, favourites, within, onWithin }: Props) {
  const words = useWords()
  const [{ filters }, changeView] = useView()
  return (
    <>
      {work !== null && <WorkButton work={work} onWork={onWork} />}
      <FavouritesBar {...favourites} />
      <MyCarChip filters={filters} onChange={(next) => changeView({ filters: next }, 'push')} />
      {within !== null && (
        <Chip label={words.t('list.within')} count="" checked={within} onChange={() => onWithin(!within)} />
      )}
    </>
  )
}
