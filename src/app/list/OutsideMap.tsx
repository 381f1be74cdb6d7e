import { useQuery } from '@tanstack/react-query'
import type { Bounds, Position } from '../../model/station'
import { pageQuery } from '../../stations/queries'
import { roundedNow } from '../../ui/browser/use-now'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'

interface Props {
  /** Visible bounds of the map. */
  visible: Bounds
  /** Shows a box on the map. */
  onShow(box: Bounds): void
}

/**
 * Buttons that lead to stations while the map shows none of the list: to all of them, unless the list is limited to the
 * map, and to the nearest one, with its distance from the middle of the map.
 */
export function OutsideMap({ visible, onShow }: Props) {
  const i18n = useI18n()
  const { stations, view, onOpen } = usePage()
  const { handle, query, snapshot } = stations
  const everywhere = { ...query, bounds: null }
  const first = (limited: typeof query, isNeeded = true) => ({
    ...pageQuery(handle, snapshot?.revision ?? 0, limited, 0),
    enabled: snapshot !== undefined && isNeeded,
  })
  const all = useQuery(first(everywhere)).data
  const onMap = useQuery(first({ ...query, bounds: visible })).data
  const isOutside = all !== undefined && all.withPosition > 0 && onMap?.matched === 0
  const fromMiddle = { ...everywhere, sort: 'distance', origin: findMiddle(visible) } as const
  const { data, isPlaceholderData } = useQuery(first(fromMiddle, isOutside && view.station === ''))
  const nearest = isPlaceholderData ? undefined : data?.stations[0]
  if (!isOutside) return null
  const show = () => {
    handle.catalog.bounds({ filters: query.filters, now: roundedNow() }).then(
      (box) => box && onShow(box),
      // The list reports the failure.
      () => undefined,
    )
  }
  return (
    <>
      {query.bounds === null && (
        <button type="button" className="chip outside-map" onClick={show}>
          {i18n.t('list.outside', { count: all.withPosition })}
        </button>
      )}
      {nearest && nearest.distance !== null && (
        <button type="button" className="chip outside-map" onClick={() => onOpen(nearest.id)}>
          <bdi>
            {i18n.t('list.outside.nearest', {
              name: nearest.name,
              distance: i18n.distance(nearest.distance),
            })}
          </bdi>
        </button>
      )}
    </>
  )
}

function findMiddle([west, south, east, north]: Bounds): Position {
  return { lon: (west + east) / 2, lat: (south + north) / 2 }
}
