import type { ComponentType } from 'react'
import type { AttentionReason } from '../../catalog/attention'
import type { StatusStarts } from '../../model/history'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { AttentionPlugs } from './AttentionPlugs'
import { findGroupTime, isClosed, type RowGroup } from './attention-groups'
import { groupTimeWords, reasonWords } from './attention-words'
import '../../ui/content/item-list.css'

/** Icon of a reason, the same as on the map. */
export type ReasonIconComponent = ComponentType<{ reason: AttentionReason }>

interface Props {
  group: RowGroup
  starts: StatusStarts
  /** Whether a start that is not known yet loads. */
  isComing: boolean
  now: number
  ReasonIcon: ReasonIconComponent
  onOpen(id: string): void
}

/** A station with a reason: a link that opens it, its plugs, since when as an age and a time, place and provider. */
export function AttentionItem({ group, starts, isComing, now, ReasonIcon, onOpen }: Props) {
  const i18n = useI18n()
  const [first] = group
  const { station, reason } = first
  const placeAndProvider = inOneLine([station.municipality, station.provider])
  const time = groupTimeWords(i18n, findGroupTime(group, starts), isComing, now)
  return (
    <li className="item" data-reason={reason}>
      <ReasonIcon reason={reason} />
      <button type="button" className="row-button item-name" onClick={() => onOpen(station.id)}>
        <bdi>{station.name}</bdi>
      </button>
      {time !== null && <span className="item-time">{time.age}</span>}
      <div className="item-line">
        <span className="item-reason">
          {isClosed(group) && <ClosedIcon label={i18n.t('station.values.closed')} />}{' '}
          {reasonWords(i18n, first)}
        </span>{' '}
        <AttentionPlugs group={group} starts={starts} isComing={isComing} now={now} />
      </div>{' '}
      <span className="item-line">
        {placeAndProvider !== '' && <bdi className="item-place">{placeAndProvider}</bdi>}{' '}
        {!station.isPlaced && <span className="item-unplaced">{i18n.t('team.unplaced')}</span>}{' '}
        {time?.moment && <small className="item-moment">{time.moment}</small>}
      </span>
    </li>
  )
}
