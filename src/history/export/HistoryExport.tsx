import { Download } from 'lucide-react'
import { useState } from 'react'
import type { TimeRange } from '../../model/history'
import { mayBeClosed } from '../../model/value'
import { IncludeClosed } from '../../ui/closed/IncludeClosed'
import type { FileOrigin } from '../../ui/export/csv'
import { saveFile } from '../../ui/export/save-file'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type FileSeries, historyFile } from './history-file'

interface Props {
  config: FileOrigin
  series: readonly FileSeries[]
  timeRange: TimeRange
  now: number
}

/**
 * Saves the loaded measurements as a file. Closed series are left out, as a note says, until the person ticks the box.
 */
export function HistoryExport({ config, series, timeRange, now }: Props) {
  const i18n = useI18n()
  const { timeZone, language } = i18n
  const [withClosed, setWithClosed] = useState(false)
  const [saved, setSaved] = useState('')
  const hasClosed = series.some(({ access }) => mayBeClosed(access))
  const isAllClosed = series.every(({ access }) => mayBeClosed(access))
  const scope = hasClosed && withClosed ? 'all' : 'open'
  const isIncluded = ({ history, access }: FileSeries) =>
    history !== undefined && (!mayBeClosed(access) || withClosed)
  const save = () => {
    const file = historyFile({ series, timeRange, scope, config, timeZone, language, now })
    saveFile(file)
    const sentences = [i18n.t('chart.saved', { name: file.name, count: file.rows })]
    if (file.isIncomplete) sentences.push(i18n.t('chart.saved.part'))
    setSaved(sentences.join(' '))
  }
  return (
    <div className="history-export">
      {hasClosed && <IncludeClosed included={withClosed} onInclude={setWithClosed} />}
      {hasClosed && !withClosed && (
        <p className="quiet">{i18n.t(isAllClosed ? 'team.all-closed' : 'chart.file.open')}</p>
      )}
      <button type="button" className="button" disabled={!series.some(isIncluded)} onClick={save}>
        <Download size={16} aria-hidden /> {i18n.t('export.csv')}
      </button>
      <output>{saved}</output>
    </div>
  )
}
