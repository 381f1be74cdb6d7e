import { hour } from '../../durations'
import { formatInstant, toDate } from '../../i18n/zone-time'
import { plugLabel } from '../../model/evse-id'
import type { Sample, TimeRange } from '../../model/history'
import type { Plug, Station } from '../../model/station'
import { type Access, mayBeClosed, type Scope } from '../../model/value'
import {
  type Cell,
  columnsToCsv,
  type FileOrigin,
  sourceColumns,
  type TableColumns,
} from '../../ui/export/csv'
import { toFileName } from '../../ui/export/file-name'
import type { GeneratedFile } from '../../ui/export/save-file'
import type { ShownSample } from '../carried'
import { listMeasured } from '../chart/drawn-series'
import type { LoadedHistory } from '../queries'

/** A series with its loaded history. */
export interface FileSeries {
  station: Pick<Station, 'id' | 'name'>
  /** `null`: a series of the station itself. */
  plug: Pick<Plug, 'id' | 'name'> | null
  dataType: string
  unit: string
  access: Access
  /** `undefined`: nothing is loaded. */
  history: LoadedHistory | undefined
}

interface Contents {
  series: readonly FileSeries[]
  timeRange: TimeRange
  scope: Scope
  config: FileOrigin
  /** The region's zone. Times are written in local time with their offset. */
  timeZone: string
  language: string
  now: number
}

interface Row {
  series: FileSeries
  sample: ShownSample
}

const createColumns = (config: FileOrigin, timeZone: string): TableColumns<Row> => ({
  station_id: ({ series }) => series.station.id,
  station: ({ series }) => series.station.name,
  plug_id: ({ series: { plug } }) => plug?.id ?? null,
  plug: ({ series: { plug } }) => plug && plugLabel(plug),
  type: ({ series }) => series.dataType,
  unit: ({ series }) => series.unit,
  measured_at: ({ sample }) => formatInstant(sample.originalAt ?? sample.measuredAt, timeZone),
  before_period: ({ sample }) => (sample.originalAt === undefined ? 'no' : 'yes'),
  value: ({ sample }) => toCell(sample.reading),
  status: ({ sample: { meaning } }) => (meaning.kind === 'status' ? meaning.status : null),
  access: ({ series }) => series.access,
  ...sourceColumns<Row>(config, ({ series }) => series.access),
})

export interface HistoryFile extends GeneratedFile {
  /** Number of measurements. */
  rows: number
  /** Whether some of the range is not loaded or was refused. */
  isIncomplete: boolean
}

/** Milliseconds that a history may begin after the requested start, because ranges are rounded. */
const startTolerance = hour

function isComplete({ history }: FileSeries, { from }: TimeRange): boolean {
  return history !== undefined && history.missing.length === 0 && history.from <= from + startTolerance
}

/**
 * Writes each measurement as the service sent it, by series, oldest first. The first may be from before the period: its
 * value was still valid when the period began. Each row has its source.
 */
export function historyFile({
  series,
  timeRange,
  scope,
  config,
  timeZone,
  language,
  now,
}: Contents): HistoryFile {
  const written = series.filter((one) => scope === 'all' || !mayBeClosed(one.access))
  const rows = written.flatMap((one) => listRows(one, now))
  const isIncomplete = !written.every((one) => isComplete(one, timeRange))
  const ids = [...new Set(written.map(({ station }) => station.id.replace(/[^\w-]+/g, '_')))]
  const isClosed = written.some(({ access }) => mayBeClosed(access))
  const days = [toDate(timeRange.from, timeZone), toDate(timeRange.to - 1, timeZone)].join('-')
  const time = `${days}${isIncomplete ? '-part' : ''}`
  const name = ids.length === 1 ? ids[0] : `${ids.length}-stations`
  return {
    name: toFileName({ content: `history-${name}`, time, isClosed, extension: 'csv' }),
    type: 'text/csv;charset=utf-8',
    text: columnsToCsv(createColumns(config, timeZone), rows, language),
    rows: rows.length,
    isIncomplete,
  }
}

function listRows(series: FileSeries, now: number): Row[] {
  const { history } = series
  return history === undefined ? [] : listMeasured(history, now).map((sample) => ({ series, sample }))
}

function toCell(reading: Sample['reading']): Cell {
  switch (reading.kind) {
    case 'number':
      return reading.number
    case 'text':
      return reading.text
    case 'json':
      return reading.json
  }
}
