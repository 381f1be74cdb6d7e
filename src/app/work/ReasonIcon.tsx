import { type AttentionReason, attentionReasons } from '../../catalog/attention'
import { ClassIcon } from '../../stations/colours/ClassIcon'
import { listLooks } from '../../stations/colours/class-looks'
import { useLook } from '../../ui/look/use-look'

/** Icon of a reason, as the map has it while it is coloured by attention. Its name is always beside it. */
export function ReasonIcon({ reason }: { reason: AttentionReason }) {
  const look = listLooks('attention', useLook())[attentionReasons.indexOf(reason)]
  return look ? <ClassIcon look={look} size={18} /> : null
}
