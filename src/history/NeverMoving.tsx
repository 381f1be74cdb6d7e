import { LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { MoreRows } from '../ui/MoreRows'
import { useWords } from '../ui/Words'
import { fewestReports, type Movement } from './movement'
import { StationHistoriesControls } from './StationHistoriesControls'
import { sampleWords } from './sample-words'
import type { MovementRow, Movements } from './use-movements'

interface Props {
  movements: Movements
  /** Saves the shown rows. */
  saveFile(rows: readonly MovementRow[]): ReactNode
  now: number
  onOpen(id: string): void
}

/** Stations and plugs that said the same in every report of the last 7 days, loaded by a press. */
export function NeverMoving({ movements, saveFile, now, onOpen }: Props) {
  const words = useWords()
  const { rows } = movements
  const still = rows.filter(({ movement }) => movement.verdict === 'still')
  return (
    <details className="still">
      <summary>{words.t('team.still')}</summary>
      <section className="uptime-controls" aria-label={words.t('team.still')}>
        <p className="workspace-quiet">{words.t('team.still.hint', { count: fewestReports })}</p>
        <StationHistoriesControls
          histories={movements}
          now={now}
          texts={{
            empty: words.t('team.still.empty'),
            without: (count) => words.t('team.still.without', { count }),
          }}
        />
        {rows.length > 0 && <p className="workspace-count">{words.t('team.still.count', countRows(rows))}</p>}
        {still.length > 0 && (
          <>
            <MoreRows rows={still} step={100}>
              {(shown) => (
                <ul className="attention-list" aria-label={words.t('team.still')}>
                  {shown.map((row) => (
                    <Row key={`${row.station.id} ${row.label}`} row={row} onOpen={onOpen} />
                  ))}
                </ul>
              )}
            </MoreRows>
            {saveFile(still)}
          </>
        )}
      </section>
    </details>
  )
}

function countRows(rows: readonly MovementRow[]): Record<Movement['verdict'], number> {
  const counts = { still: 0, moving: 0, unjudged: 0 }
  for (const { movement } of rows) counts[movement.verdict] += 1
  return counts
}

function Row({ row, onOpen }: { row: MovementRow; onOpen(id: string): void }) {
  const words = useWords()
  const { station, label, access, movement } = row
  const { reports, known, last } = movement
  // Rounded down: less than all of the time is not 100 %.
  const share = new Intl.NumberFormat(words.language, { style: 'percent' }).format(
    Math.floor(known * 100) / 100,
  )
  return (
    <li className="attention-item">
      <button type="button" className="row-button attention-name" onClick={() => onOpen(station.id)}>
        <bdi>{station.name}</bdi>
      </button>
      {label !== '' && (
        <span className="attention-plug">
          <bdi>{label}</bdi>
        </span>
      )}
      <span className="attention-why">
        {access === 'closed' && (
          <LockOpen size={13} role="img" aria-label={words.t('station.values.closed')} />
        )}{' '}
        {last && <bdi>{sampleWords(words, last)}</bdi>} ·{' '}
        {words.t('team.still.reports', { count: reports, share })}
      </span>
      <span className="attention-place">
        <bdi>{station.provider}</bdi>
      </span>
    </li>
  )
}
