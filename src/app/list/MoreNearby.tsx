import { useQuery } from '@tanstack/react-query'
import type { Bounds } from '../../model/station'
import { revisionQuery } from '../../queries/revision-query'
import { facetsQuery } from '../../stations/queries'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import type { ListBounds } from './use-list-bounds'
import { widen } from './widen'

/** Metres around the listed stations: a short drive. */
const nearby = 10_000

interface Props {
  bounds: ListBounds
  /** Shows a box on the map. */
  onShow(box: Bounds): void
}

/**
 * Button after the last station of a municipality, or of the visible part of the map: it also lists what matches the
 * other filters around them. It limits the list to the map, and so is left out without one.
 */
export function MoreNearby({ bounds, onShow }: Props) {
  const i18n = useI18n()
  const { view, onFilter } = usePage()
  const others = useOthersNearby()
  if (bounds.visible === null || others === null || others.count <= 0) return null
  const show = () => {
    if (view.filters.municipality.length > 0) onFilter({ ...view.filters, municipality: [] })
    onShow(others.box)
    bounds.setLimited(true)
    // The pressed button may disappear.
    document.getElementById('stations')?.focus()
  }
  return (
    <button type="button" className="button more-nearby" onClick={show}>
      {i18n.t('list.within.more', { count: others.count, distance: i18n.distance(nearby) })}
    </button>
  )
}

/** Box around the listed stations, with the number of others in it; `null`: the list is not limited, or not counted. */
function useOthersNearby(): { box: Bounds; count: number } | null {
  const { handle, query, snapshot } = usePage().stations
  const { filters, bounds, now } = query
  const revision = snapshot?.revision ?? 0
  const isLimited = bounds !== null || filters.municipality.length > 0
  const listed = useQuery({
    ...revisionQuery(handle, revision, {
      name: 'listed-bounds',
      keyParts: [filters, now],
      queryFn: (catalog) => catalog.bounds({ filters, now }),
    }),
    enabled: snapshot !== undefined && isLimited && bounds === null,
  })
  const area = bounds ?? (listed.isPlaceholderData ? null : (listed.data ?? null))
  const box = area && widen(area, nearby)
  const enabled = snapshot !== undefined && isLimited && box !== null
  const allInBox = useQuery({
    ...facetsQuery(handle, revision, { filters: { ...filters, municipality: [] }, bounds: box, now }),
    enabled,
  })
  // The box leaves out stations of the municipality that have no position or are far from the others.
  const listedInBox = useQuery({
    ...facetsQuery(handle, revision, { filters, bounds: bounds ?? box, now }),
    enabled,
  })
  const isCounted = !allInBox.isPlaceholderData && !listedInBox.isPlaceholderData
  if (!isLimited || box === null || !isCounted || !allInBox.data || !listedInBox.data) return null
  return { box, count: allInBox.data.matched - listedInBox.data.matched }
}
