import type { StatusStarts } from '../../model/history'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { RowListeners } from '../rows/use-rows-in-use'
import type { ReasonIconComponent } from './AttentionItem'
import { AttentionPlugs } from './AttentionPlugs'
import { findGroupTime, isClosed, type RowGroup, toGroupKey } from './attention-groups'
import { groupTimeWords, reasonWords } from './attention-words'
import './attention-table.css'

interface Props {
  known: readonly RowGroup[]
  unknown: readonly RowGroup[]
  /** Heading of the groups whose start is not known. */
  heading: string
  starts: StatusStarts
  /** Whether a start that is not known yet loads. */
  isComing: boolean
  now: number
  ReasonIcon: ReasonIconComponent
  listeners: RowListeners
  onOpen(id: string): void
}

const columnCount = 6

/** The rows of the list as a table, for a page that covers the map. */
export function AttentionTable({ known, unknown, heading, listeners, ...row }: Props) {
  const i18n = useI18n()
  const toRow = (one: RowGroup) => <TableRow key={toGroupKey(one[0])} group={one} {...row} />
  return (
    <div className="work-table-scroll">
      <table className="work-table attention-table" aria-label={i18n.t('team.attention')}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('team.station')}</th>
            <th scope="col">{i18n.t('team.plugs')}</th>
            <th scope="col">{i18n.t('team.reason')}</th>
            <th scope="col">{i18n.t('team.since.when')}</th>
            <th scope="col">{i18n.t('station.provider')}</th>
            <th scope="col">{i18n.t('station.municipality')}</th>
          </tr>
        </thead>
        {known.length > 0 && <tbody {...listeners}>{known.map(toRow)}</tbody>}
        {unknown.length > 0 && (
          <tbody {...listeners}>
            <tr>
              <th scope="rowgroup" colSpan={columnCount} className="attention-group">
                {heading}
              </th>
            </tr>
            {unknown.map(toRow)}
          </tbody>
        )}
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'starts' | 'isComing' | 'now' | 'ReasonIcon' | 'onOpen'> {
  group: RowGroup
}

function TableRow({ group, starts, isComing, now, ReasonIcon, onOpen }: RowProps) {
  const i18n = useI18n()
  const [first] = group
  const { station, reason } = first
  const time = groupTimeWords(i18n, findGroupTime(group, starts), isComing, now)
  return (
    <tr data-reason={reason}>
      <th scope="row">
        <button type="button" className="button-link" onClick={() => onOpen(station.id)}>
          <bdi>{station.name}</bdi>
        </button>
        {!station.isPlaced && <small>{i18n.t('team.unplaced')}</small>}
      </th>
      <td>
        <AttentionPlugs group={group} starts={starts} isComing={isComing} now={now} />
      </td>
      <td>
        <span className="attention-reason">
          <ReasonIcon reason={reason} />
          <span>
            {isClosed(group) && <ClosedIcon label={i18n.t('station.values.closed')} />}{' '}
            {reasonWords(i18n, first)}
          </span>
        </span>
      </td>
      <td>
        {time?.age}
        {time?.moment && <small>{time.moment}</small>}
      </td>
      <td>
        <bdi>{station.provider}</bdi>
      </td>
      <td>
        <bdi>{station.municipality}</bdi>
      </td>
    </tr>
  )
}
