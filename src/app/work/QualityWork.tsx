import { UptimeControls } from '../../history/uptime/UptimeControls'
import { useUptimes } from '../../history/uptime/use-uptimes'
import type { UptimePeriod } from '../../model/uptime'
import { Quality } from '../../team/quality/Quality'
import { orderOfPeriod } from '../../team/quality/quality-choices'
import type { WorkProps } from '../../team/work-props'
import { useQualityChoices } from '../link/use-quality-choices'

/** Quality page with uptime. */
export function QualityWork(props: WorkProps) {
  const { handle, snapshot, query } = props
  const [choices, onChoices] = useQualityChoices()
  const { period } = choices
  const uptimes = useUptimes(handle, snapshot.revision, query, period)
  const choosePeriod = (next: UptimePeriod) => {
    onChoices({ period: next, order: orderOfPeriod(choices.order, next) })
    uptimes.loadPeriod(next)
  }
  return (
    <Quality
      {...props}
      choices={choices}
      onChoices={onChoices}
      uptime={uptimes.report}
      uptimeControls={<UptimeControls uptimes={uptimes} now={query.now} onPeriod={choosePeriod} />}
    />
  )
}
