import { useSession } from '../../auth/SessionContext'
import { FavouritesBar } from '../../stations/favourites/FavouritesBar'
import { MyCarChip } from '../../stations/my-car/MyCarChip'
import type { Work } from '../../team/work'
import { Chip } from '../../ui/Chip'
import { useWords } from '../../ui/Words'
import { useView } from '../link/view'
import type { FavouritesOnly } from '../page/use-favourites'
import type { ListBounds } from './use-listed-stations'
import { WorkButton } from './WorkButton'

interface Props {
  bounds: ListBounds
  favourites: FavouritesOnly
  onWork(work: Work): void
}

/** Controls that limit the list to favourites or to the visible part of the map. */
export function ListTools({ bounds, favourites, onWork }: Props) {
  const words = useWords()
  const session = useSession().state
  const [{ filters, work }, changeView] = useView()
  const { isLimited, onLimited } = bounds
  return (
    <>
      {session.kind === 'signed-in' && <WorkButton work={work} onWork={onWork} />}
      <FavouritesBar {...favourites} />
      <MyCarChip filters={filters} onChange={(next) => changeView({ filters: next }, 'push')} />
      {bounds.visible !== null && (
        <Chip
          label={words.t('list.within')}
          count=""
          checked={isLimited}
          onChange={() => onLimited(!isLimited)}
        />
      )}
    </>
  )
}
