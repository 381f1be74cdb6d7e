import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { SeriesKey } from '../../model/history'
import type { UptimePeriod } from '../../model/uptime'
import { HistoryFailure } from '../HistoryFailure'
import { startsQuery } from './use-status-starts'

interface Props {
  handle: CatalogHandle
  series: readonly SeriesKey[]
  range: UptimePeriod
}

/** Failure of the query for the starts of faults in a range. Another component requests them. */
export function FailedStarts({ handle, series, range }: Props) {
  const { error, isFetching, refetch } = useQuery({ ...startsQuery(handle, series, range), enabled: false })
  if (!error || isFetching) return null
  return <HistoryFailure error={error} onRetry={refetch} />
}
