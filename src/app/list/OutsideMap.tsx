import { useQuery } from '@tanstack/react-query'
import type { Bounds } from '../../model/station'
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

/** Button that moves the map to the stations of the list. It appears while the map shows none of them. */
export function OutsideMap({ visible, onShow }: Props) {
  const i18n = useI18n()
  const { handle, query, snapshot } = usePage().stations
  const first = (limited: typeof query) => ({
    ...pageQuery(handle, snapshot?.revision ?? 0, limited, 0),
    enabled: snapshot !== undefined,
  })
  const listed = useQuery(first(query)).data
  const onMap = useQuery(first({ ...query, bounds: visible })).data
  if (!listed || !onMap || listed.withPosition === 0 || onMap.matched > 0) return null
  const show = () => {
    handle.catalog.bounds({ filters: query.filters, now: roundedNow() }).then(
      (box) => box && onShow(box),
      // The list reports the failure.
      () => undefined,
    )
  }
  return (
    <button type="button" className="chip outside-map" onClick={show}>
      {i18n.t('list.outside', { count: listed.withPosition })}
    </button>
  )
}
