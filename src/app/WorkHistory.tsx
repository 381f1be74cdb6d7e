import { HistoryPage } from '../history/HistoryPage'
import { useCompared } from './use-compared'
import type { WorkPageProps } from './work-page-props'

/** History page with its parameters of the link. */
export function WorkHistory({ config, source, snapshot, query, view, onView, onOpen }: WorkPageProps) {
  const [series, onSeries] = useCompared()
  const onSpan = (span: typeof view.span) => onView({ span }, 'replace')
  return (
    <HistoryPage
      source={source}
      snapshot={snapshot}
      query={query}
      timeZone={config.region.timeZone}
      link={{ span: view.span, series, onSpan, onSeries }}
      onOpen={onOpen}
    />
  )
}
