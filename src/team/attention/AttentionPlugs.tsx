import { plugLabel } from '../../model/evse-id'
import type { StatusStarts } from '../../model/history'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { RowGroup } from './attention-groups'
import { findReasonStart } from './attention-starts'
import { concernedPlugs, timeWords } from './attention-words'
import { toRowKey } from './new-rows'
import './attention-plugs.css'

interface Props {
  group: RowGroup
  starts: StatusStarts
  /** Whether a start that is not known yet loads. */
  isComing: boolean
  now: number
}

/** How many plugs of a station a reason concerns: the one plug, or several in a fold, each with its own time. */
export function AttentionPlugs({ group, starts, isComing, now }: Props) {
  const i18n = useI18n()
  const words = concernedPlugs(i18n, group)
  const [{ plug }] = group
  if (plug === null) return <span className="item-plug">{words}</span>
  if (group.length === 1)
    return (
      <span className="item-plug">
        {words === '' ? '' : `${words} · `}
        <bdi>{plugLabel(plug)}</bdi>
      </span>
    )
  return (
    <details className="attention-plugs">
      <summary>{words}</summary>
      <ul>
        {group.map((one) => (
          <li key={toRowKey(one)}>
            {one.plug && <bdi>{plugLabel(one.plug)}</bdi>}{' '}
            <span>{timeWords(i18n, one, { start: findReasonStart(one, starts), isComing }, now)?.age}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
