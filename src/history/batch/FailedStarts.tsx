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

/** Says that the starts of faults could not be looked for in a range. Another component asks for them. */
export function FailedStarts({ handle, series, range }: Props) {
  const { error, isFetching, refetch } = useQuery({ ...startsQuery(handle, series, range), enabled: false })
  if (!error || isFetching) return null
  return <HistoryFailure error={error} onRetry={refetch} />
}
