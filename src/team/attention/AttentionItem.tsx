import type { ComponentType } from 'react'
import type { AttentionReason, AttentionRow } from '../../catalog/attention'
import { plugLabel } from '../../model/evse-id'
import type { ValueStart } from '../../model/history'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { reasonWords, timeWords } from './attention-words'
import '../../ui/content/item-list.css'

/** Icon of a reason, the same as on the map. */
export type ReasonIconComponent = ComponentType<{ reason: AttentionReason }>

interface Props {
  row: AttentionRow
  /** `null`: not known. */
  start: ValueStart | null
  /** Whether a start that is not known yet loads. */
  isComing: boolean
  now: number
  ReasonIcon: ReasonIconComponent
  onOpen(id: string): void
}

/** A station or plug: a link that opens it, the reason, since when as an age and a time, and its place and provider. */
export function AttentionItem({ row, start, isComing, now, ReasonIcon, onOpen }: Props) {
  const i18n = useI18n()
  const { station, plug, reason, access } = row
  const placeAndProvider = inOneLine([station.municipality, station.provider])
  const time = timeWords(i18n, row, { start, isComing }, now)
  return (
    <li className="item" data-reason={reason}>
      <ReasonIcon reason={reason} />
      <button type="button" className="row-button item-name" onClick={() => onOpen(station.id)}>
        <bdi>{station.name}</bdi>
      </button>
      {time !== null && <span className="item-time">{time.age}</span>}
      <span className="item-line">
        <span className="item-reason">
          {access === 'closed' && <ClosedIcon label={i18n.t('station.values.closed')} />}{' '}
          {reasonWords(i18n, row)}
        </span>{' '}
        {plug && <bdi className="item-plug">{plugLabel(plug)}</bdi>}
      </span>{' '}
      <span className="item-line">
        {placeAndProvider !== '' && <bdi className="item-place">{placeAndProvider}</bdi>}{' '}
        {!station.isPlaced && <span className="item-unplaced">{i18n.t('team.unplaced')}</span>}{' '}
        {time?.moment && <small className="item-moment">{time.moment}</small>}
      </span>
    </li>
  )
}
