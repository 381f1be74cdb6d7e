import { useQuery } from '@tanstack/react-query'
import { noFilters } from '../../model/filters'
import { pageQuery } from '../../stations/queries'
import { useWords } from '../../ui/words/Words'
import { usePage } from '../page/PageContext'
import { farDistance } from './user-location'

/** Sentence for a person who is far away from all stations. */
export function FarNote() {
  const words = useWords()
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
    query.origin &&
    distance > farDistance &&
    `${words.t('near.far', { distance: words.distance(distance) })} `
  )
}
