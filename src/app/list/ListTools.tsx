import { useSession } from '../../auth/SessionContext'
import { FavouritesBar } from '../../stations/favourites/FavouritesBar'
import { MyCarChip } from '../../stations/my-car/MyCarChip'
import type { Work } from '../../team/work'
import { useView } from '../link/view'
import type { FavouritesOnly } from '../page/use-favourites'
import type { ListBounds } from './use-listed-stations'
import { WorkButton } from './WorkButton'

interface Props {
  bounds: ListBounds
  favourites: FavouritesOnly
  onWork(work: Work): void
}

/** Controls that limit the list. */
export function ListTools({ favourites, onWork }: Props) {
  const session = useSession().state
  const [{ filters, work }, changeView] = useView()
  return (
    <>
      {session.kind === 'signed-in' && <WorkButton work={work} onWork={onWork} />}
      <FavouritesBar {...favourites} />
      <MyCarChip filters={filters} onChange={(next) => changeView({ filters: next }, 'push')} />
    </>
  )
}
