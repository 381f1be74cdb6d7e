import { HistoryPage } from '../../history/compare/HistoryPage'
import { ListedWeek } from '../../history/week/ListedWeek'
import { useListedHours } from '../../history/week/use-listed-hours'
import type { WorkProps } from '../../team/work-props'
import { useCompared } from '../link/use-compared'
import { usePage } from '../page/PageContext'

/** History page with its parameters of the link, and the week of the listed stations. */
export function HistoryWork({ config, handle, snapshot, query, onOpen }: WorkProps) {
  const { view, changeView } = usePage()
  const [series, changeSeries] = useCompared()
  const listed = useListedHours(handle, snapshot.revision, query)
  const onRange = (range: typeof view.range) => changeView({ range }, 'replace')
  return (
    <>
      <HistoryPage
        config={config}
        handle={handle}
        snapshot={snapshot}
        query={query}
        choices={{ range: view.range, series, onRange, onSeries: changeSeries }}
        onOpen={onOpen}
      />
      <ListedWeek key={handle.viewer} listed={listed} now={query.now} />
    </>
  )
}
