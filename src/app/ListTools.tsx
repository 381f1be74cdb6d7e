import { FavouritesBar } from '../stations/favourites/FavouritesBar'
import { MyCarChip } from '../stations/my-car/MyCarChip'
import type { Work } from '../team/work'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import type { FavouritesOnly } from './use-favourites'
import { useView } from './view'
import { WorkButton } from './WorkButton'

interface Props {
  /** Opened page of the team's workspace; `null`: not signed in. */
  work: Work | null
  onWork(work: Work): void
  favourites: FavouritesOnly
  /** Whether the list is limited to the visible part of the map; `null`: there is no map. */
  within: boolean | null
  onWithin(within: boolean): void
}

/** Controls that limit the list to favourites or to the visible part of the map. */
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
