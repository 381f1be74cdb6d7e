import { UptimeControls } from '../../history/uptime/UptimeControls'
import { useUptimes } from '../../history/uptime/use-uptimes'
import { Quality } from '../../team/Quality'
import type { WorkProps } from '../../team/work-props'
import { useQualityChoices } from '../link/use-quality-choices'

/** Quality page with uptime. */
export function QualityWork(props: WorkProps) {
  const { config, handle, snapshot, query } = props
  const [choices, onChoices] = useQualityChoices()
  const { period } = choices
  const { timeZone } = config.region
  const uptimes = useUptimes(handle, snapshot.revision, query, { period, timeZone })
  return (
    <Quality
      {...props}
      choices={choices}
      onChoices={onChoices}
      uptime={uptimes.report}
      uptimeControls={
        <UptimeControls uptimes={uptimes} now={query.now} onPeriod={(next) => onChoices({ period: next })} />
      }
    />
  )
}
