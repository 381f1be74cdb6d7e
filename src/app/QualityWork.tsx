import { UptimeControls } from '../history/UptimeControls'
import { useUptimes } from '../history/use-uptimes'
import { RefusedRecords } from '../quality/RefusedRecords'
import { Quality } from '../team/Quality'
import '../quality/data-page.css'
import { useQualityChoices } from './use-quality-choices'
import type { WorkPageProps } from './work-page-props'

/** Quality page with rejected records and uptime. */
export function QualityWork(props: WorkPageProps) {
  const { config, source, snapshot, query } = props
  const [choices, onChoices] = useQualityChoices()
  const { period } = choices
  const { timeZone } = config.region
  const uptimes = useUptimes(source, snapshot.revision, query, { period, timeZone })
  return (
    <Quality
      {...props}
      choices={choices}
      onChoices={onChoices}
      refused={<RefusedRecords source={source} snapshot={snapshot} />}
      uptime={uptimes.report}
      uptimeControls={
        <UptimeControls uptimes={uptimes} now={query.now} onPeriod={(next) => onChoices({ period: next })} />
      }
    />
  )
}
