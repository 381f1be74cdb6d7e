import type { Bounds } from '../model/station'
import { FilterBar } from '../stations/FilterBar'
import { useMedia } from '../ui/use-media'
import { useWords } from '../ui/Words'
import { roomy } from '../ui/widths'
import { usePage } from './PageContext'
import { SearchField } from './SearchField'
import type { GoTo } from './search-choices'

interface Props {
  /** Called with the box of all results of the search. */
  onShow(bounds: Bounds): void
  /** Called with whether the list must be limited to the map to show what is near the chosen place. */
  onPlace(isNearby: boolean): void
}

/** Search field and filters. */
export function PageSearch({ onShow, onPlace }: Props) {
  const words = useWords()
  const { stations, view, changeView, onFilter } = usePage()
  const { facets } = stations
  const { filters } = view
  // The search text is replaced by its place: the list shows the stations there that match the other filters.
  const goTo: GoTo = (position, zoom, municipality) => {
    const place = { q: '', municipality: municipality === undefined ? [] : [municipality] }
    changeView({ camera: { ...position, zoom }, filters: { ...filters, ...place } }, 'push')
    onPlace(municipality === undefined)
  }
  return (
    <search className="find" aria-label={words.t('filters.label')}>
      <SearchField onShow={onShow} onGoTo={goTo} />
      <FilterBar filters={filters} facets={facets} hasRoom={useMedia(roomy)} onChange={onFilter} />
    </search>
  )
}
