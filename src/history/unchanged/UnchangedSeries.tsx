import type { ReactNode } from 'react'
import { mayBeClosed } from '../../model/value'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { MoreRows } from '../../ui/controls/MoreRows'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StationHistoriesControls } from '../batch/StationHistoriesControls'
import { type ChangeCheck, minReports } from './change-check'
import { sampleWords } from './sample-words'
import type { ChangeCheckRow, ChangeChecks } from './use-change-checks'
import '../../ui/controls/control-section.css'
import '../../ui/content/item-list.css'
import './unchanged-series.css'

interface Props {
  checks: ChangeChecks
  /** Saves the shown rows. */
  saveFile(rows: readonly ChangeCheckRow[]): ReactNode
  now: number
  onOpen(id: string): void
}

/**
 * Stations and plugs that sent the same value in every report of the last 7 days, loaded when a person presses the
 * button.
 */
export function UnchangedSeries({ checks, saveFile, now, onOpen }: Props) {
  const i18n = useI18n()
  const { rows } = checks
  const unchanged = rows.filter(({ check }) => check.result === 'unchanged')
  return (
    <details className="unchanged-series">
      <summary>{i18n.t('team.unchanged')}</summary>
      <section className="control-section" aria-label={i18n.t('team.unchanged')}>
        <p className="quiet">{i18n.t('team.unchanged.hint', { count: minReports })}</p>
        <StationHistoriesControls
          histories={checks}
          now={now}
          texts={{
            empty: i18n.t('team.unchanged.empty'),
            without: (count) => i18n.t('team.unchanged.without', { count }),
          }}
        />
        {rows.length > 0 && <p className="item-count">{i18n.t('team.unchanged.count', countRows(rows))}</p>}
        {unchanged.length > 0 && (
          <>
            <MoreRows rows={unchanged} pageSize={100}>
              {(shown) => (
                <>
                  {shown.some(({ access }) => mayBeClosed(access)) && <ClosedOnPaper />}
                  <ul className="item-list" aria-label={i18n.t('team.unchanged')}>
                    {shown.map((row) => (
                      <Row
                        key={`${row.key.id} ${row.key.dataType} ${row.key.period}`}
                        row={row}
                        onOpen={onOpen}
                      />
                    ))}
                  </ul>
                </>
              )}
            </MoreRows>
            {saveFile(unchanged)}
          </>
        )}
      </section>
    </details>
  )
}

/** Returns the values of the message `team.unchanged.count`. */
function countRows(rows: readonly ChangeCheckRow[]) {
  const count = (result: ChangeCheck['result']) => rows.filter(({ check }) => check.result === result).length
  return { unchanged: count('unchanged'), changing: count('changing'), undecided: count('undecided') }
}

function Row({ row, onOpen }: { row: ChangeCheckRow; onOpen(id: string): void }) {
  const i18n = useI18n()
  const { station, label, access, check } = row
  const { reports, knownShare, last } = check
  // Rounded down: less than all of the time is not 100 %.
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(
    Math.floor(knownShare * 100) / 100,
  )
  return (
    <li className="item">
      <button type="button" className="row-button item-name" onClick={() => onOpen(station.id)}>
        <bdi>{station.name}</bdi>
      </button>
      {label !== '' && (
        <span className="item-plug">
          <bdi>{label}</bdi>
        </span>
      )}
      <span className="item-reason">
        {access === 'closed' && <ClosedIcon label={i18n.t('station.values.closed')} />}{' '}
        {last && <bdi>{sampleWords(i18n, last)}</bdi>} ·{' '}
        {i18n.t('team.unchanged.reports', { count: reports, share })}
      </span>
      <span className="item-place">
        <bdi>{station.provider}</bdi>
      </span>
    </li>
  )
}
