import { RefusedRecords } from '../quality/RefusedRecords'
import { Quality } from '../team/Quality'
import type { WorkProps } from '../team/work-props'
import '../quality/data-page.css'

/** The page on quality, with what is known of refused records. */
export function QualityWork(props: WorkProps) {
  const { source, snapshot } = props
  return <Quality {...props} refused={<RefusedRecords source={source} snapshot={snapshot} />} />
}
