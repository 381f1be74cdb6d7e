import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog'
import { useWords } from '../../ui/words/Words'
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
  const words = useWords()
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      <button type="button" className="button-link" aria-haspopup="dialog" onClick={() => setAsTable(true)}>
        {words.t('chart.table')}
      </button>
      {asTable && (
        <Dialog title={words.t('compare.title')} onClose={() => setAsTable(false)}>
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
