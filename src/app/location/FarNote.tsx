import { useQuery } from '@tanstack/react-query'
import { noFilters } from '../../model/filters'
import { pageQuery } from '../../stations/queries'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import { farDistance } from './user-location'

/** Sentence for a person who is far away from all stations. */
export function FarNote() {
  const i18n = useI18n()
  const { handle, query, snapshot } = usePage().stations
  const nearest = useQuery({
    ...pageQuery(
      handle,
      snapshot?.revision ?? 0,
      { ...query, filters: noFilters, sort: 'distance', bounds: null },
      0,
    ),
    enabled: query.origin !== null && snapshot !== undefined,
  }).data?.stations[0]
  const distance = nearest?.distance ?? 0
  return (
    query.origin && distance > farDistance && `${i18n.t('near.far', { distance: i18n.distance(distance) })} `
  )
}
