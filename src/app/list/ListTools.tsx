import { useSession } from '../../auth/SessionContext'
import type { Bounds } from '../../model/station'
import { FavouritesBar } from '../../stations/favourites/FavouritesBar'
import { useListFoot } from '../../stations/list/list-foot'
import { MyCarChip } from '../../stations/my-car/MyCarChip'
import type { OpenedWorkPage } from '../../team/work'
import { usePage } from '../page/PageContext'
import type { OnlyFavourites } from '../page/use-favourites-view'
import { MoreNearby } from './MoreNearby'
import { OutsideMap } from './OutsideMap'
import { UnknownName } from './UnknownName'
import type { ListBounds } from './use-list-bounds'
import { WorkButton } from './WorkButton'

interface Props {
  bounds: ListBounds
  favourites: OnlyFavourites
  onWork(work: OpenedWorkPage): void
  /** Shows a box on the map. */
  onShow(box: Bounds): void
}

/** Controls that limit the list, or that lead to the stations of the list on the map. */
export function ListTools({ bounds, favourites, onWork, onShow }: Props) {
  const session = useSession().state
  const { view, onFilter } = usePage()
  useListFoot(<MoreNearby bounds={bounds} onShow={onShow} />)
  return (
    <>
      {view.filters.q.trim() !== '' && <UnknownName onPlace={bounds.setLimited} />}
      {bounds.visible && <OutsideMap visible={bounds.visible} onShow={onShow} />}
      {session.kind === 'signed-in' && <WorkButton work={view.work} onWork={onWork} />}
      <FavouritesBar {...favourites} />
      <MyCarChip filters={view.filters} onChange={onFilter} />
    </>
  )
}
