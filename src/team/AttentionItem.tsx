import { Hourglass, LockOpen, type LucideIcon, TimerOff, TriangleAlert, Unplug } from 'lucide-react'
import type { AttentionReason, AttentionRow } from '../catalog/attention'
import { plugLabel } from '../model/evse-id'
import { useWords } from '../ui/Words'
import type { AttentionStart } from './attention-starts'
import { reasonWords, timeWords } from './attention-words'

const icons: Record<AttentionReason, LucideIcon> = {
  'out-of-order': TriangleAlert,
  silent: Unplug,
  occupied: Hourglass,
  old: TimerOff,
}

interface Props {
  row: AttentionRow
  /** `null`: not known. */
  start: AttentionStart | null
  now: number
  onOpen(id: string): void
}

/** A station or plug: a link that opens it, the reason, since when, and its provider. */
export function AttentionItem({ row, start, now, onOpen }: Props) {
  const words = useWords()
  const { station, plug, reason, measuredAt, access } = row
  const Icon = icons[reason]
  const place = [station.municipality, station.provider].filter((part) => part !== '').join(' · ')
  const time = timeWords(words, row, start, now)
  return (
    <li className="attention-item" data-reason={reason}>
      <Icon size={18} aria-hidden />
      <button type="button" className="row-button attention-name" onClick={() => onOpen(station.id)}>
        <bdi>{station.name}</bdi>
      </button>
      {plug && (
        <span className="attention-plug">
          <bdi>{plugLabel(plug)}</bdi>
        </span>
      )}
      <span className="attention-why">
        {access === 'closed' && (
          <LockOpen size={13} role="img" aria-label={words.t('station.values.closed')} />
        )}{' '}
        <span>{reasonWords(words, row)}</span>
        {time !== null && (
          <span title={measuredAt === null ? undefined : words.time(measuredAt, now)}> · {time}</span>
        )}
      </span>
      <span className="attention-place">
        <bdi>{place}</bdi>
      </span>
    </li>
  )
}
