import { HistoryPage } from '../history/HistoryPage'
import { SelectionWeek } from '../history/SelectionWeek'
import { useSelectionHours } from '../history/use-selection-hours'
import { useCompared } from './use-compared'
import type { WorkPageProps } from './work-page-props'

/** History page with its parameters of the link, and the week of the listed stations. */
export function WorkHistory({ config, source, snapshot, query, view, onView, onOpen }: WorkPageProps) {
  const [series, onSeries] = useCompared()
  const { timeZone } = config.region
  const selection = useSelectionHours(source, snapshot.revision, query, timeZone)
  const onRange = (range: typeof view.range) => onView({ range }, 'replace')
  const week = <SelectionWeek key={source.viewer} selection={selection} now={query.now} />
  return (
    <>
      {series.length === 0 && week}
      <HistoryPage
        source={source}
        snapshot={snapshot}
        query={query}
        timeZone={timeZone}
        link={{ range: view.range, series, onRange, onSeries }}
        onOpen={onOpen}
      />
      {series.length > 0 && week}
    </>
  )
}
