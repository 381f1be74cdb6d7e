import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { PlugIntervalTable, SeriesTable } from '../chart/HistoryTable'
import type { Band } from '../chart/StatusBands'
import { type ComparedHistory, identifySeries } from './compared'

interface Props {
  /** Series of numbers. */
  numbers: readonly ComparedHistory[]
  /** Statuses of plugs. */
  bands: readonly Band[]
  /** Control that saves the measurements as a file. */
  file: ReactNode
  now: number
}

/** Button that shows the measurements of the compared series as tables. */
export function ComparedTable({ numbers, bands, file, now }: Props) {
  const i18n = useI18n()
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      <button type="button" className="button-link" aria-haspopup="dialog" onClick={() => setAsTable(true)}>
        {i18n.t('chart.table')}
      </button>
      {asTable && (
        <Dialog title={i18n.t('compare.title')} onClose={() => setAsTable(false)}>
          {file}
          {numbers.map(
            ({ series, history, name }) =>
              history && (
                <SeriesTable
                  key={identifySeries(series)}
                  name={name}
                  history={history}
                  now={now}
                  unit={series.unit}
                  closed={series.access === 'closed'}
                />
              ),
          )}
          {bands.length > 0 && <PlugIntervalTable bands={bands} now={now} />}
        </Dialog>
      )}
    </>
  )
}
