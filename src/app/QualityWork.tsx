import { UptimeControls } from '../history/UptimeControls'
import { useUptimes } from '../history/use-uptimes'
import { RefusedRecords } from '../quality/RefusedRecords'
import { Quality } from '../team/Quality'
import type { WorkProps } from '../team/work-props'
import '../quality/data-page.css'

/** The page on quality, with what is known of refused records and of uptime. */
export function QualityWork(props: WorkProps) {
  const { config, source, snapshot, query } = props
  const uptimes = useUptimes(source, snapshot.revision, query, config.region.timeZone)
  return (
    <Quality
      {...props}
      refused={<RefusedRecords source={source} snapshot={snapshot} />}
      uptime={uptimes.report}
      uptimeControls={<UptimeControls uptimes={uptimes} now={query.now} />}
    />
  )
}
