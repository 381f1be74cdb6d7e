import { useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { EarlierStarts } from '../../history/batch/EarlierStarts'
import { FailedStarts } from '../../history/batch/FailedStarts'
import { extendStarts } from '../../history/batch/fault-starts'
import { useLoadedStarts } from '../../history/batch/loaded-starts'
import { startsQuery, useStatusStarts } from '../../history/batch/use-status-starts'
import { sampleWords } from '../../history/unchanged/sample-words'
import { UnchangedSeries } from '../../history/unchanged/UnchangedSeries'
import { type ChangeCheckRow, useChangeChecks } from '../../history/unchanged/use-change-checks'
import type { I18n } from '../../i18n/i18n'
import type { StatusStarts } from '../../model/history'
import { type UptimePeriod, uptimeLengths } from '../../model/uptime'
import { mayBeClosed } from '../../model/value'
import { Attention } from '../../team/attention/Attention'
import {
  listEarlierSeries,
  listSeriesWithoutStart,
  type RowStarts,
} from '../../team/attention/attention-starts'
import { useAttention } from '../../team/attention/use-attention'
import { FileExport } from '../../team/rows/FileExport'
import { type UnchangedRow, unchangedFile } from '../../team/rows/unchanged-file'
import type { WorkProps } from '../../team/work-props'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useAttentionChoices } from '../link/use-attention-choices'
import { ReasonIcon } from './ReasonIcon'

/** Range in which starts before the last day are searched for. */
const earlierRange: UptimePeriod = 'week'

/** Attention page with the stations and plugs whose reports do not change. */
export function AttentionWork(props: WorkProps) {
  const { config, handle, snapshot, query, onOpen } = props
  const i18n = useI18n()
  const attention = useAttention(handle, snapshot, query, useAttentionChoices())
  const rows = attention.page?.rows ?? []
  const series = listSeriesWithoutStart(rows)
  const { starts, isComing } = useStatusStarts(handle, series)
  const loadStarts = useFileStarts(handle, starts)
  const checks = useChangeChecks(handle, snapshot.revision, query)
  const saveFile = (shown: readonly ChangeCheckRow[]) => {
    const rows = shown.map((row) => toFileRow(i18n, row))
    return (
      <FileExport
        closedRows={findClosed(rows)}
        matched={rows.length}
        createFile={async (scope) =>
          unchangedFile(rows, {
            fetchedAt: checks.until ?? query.now,
            config,
            scope,
            language: i18n.language,
          })
        }
      />
    )
  }
  return (
    <Attention
      {...props}
      attention={attention}
      starts={{
        loaded: starts,
        isComing,
        load: loadStarts,
        controls: (
          <Fragment key={handle.viewer}>
            <FailedStarts handle={handle} series={series} range="day" />
            <EarlierStarts
              handle={handle}
              series={listEarlierSeries(rows, starts ?? new Map(), uptimeLengths[earlierRange])}
              range={earlierRange}
            />
          </Fragment>
        ),
      }}
      ReasonIcon={ReasonIcon}
      unchanged={
        <UnchangedSeries
          key={handle.viewer}
          checks={checks}
          saveFile={saveFile}
          onOpen={onOpen}
          now={query.now}
        />
      }
    />
  )
}

/** Returns a function that loads the starts of all rows of a file. @param shown starts on the page; `null`: none yet */
function useFileStarts(handle: CatalogHandle, shown: StatusStarts | null): RowStarts['load'] {
  const loadedStarts = useLoadedStarts(handle)
  const queryClient = useQueryClient()
  return async (rows) => {
    const series = listSeriesWithoutStart(rows)
    const starts = shown ?? new Map()
    if (series.length === 0) return { starts, isIncomplete: false }
    return queryClient.fetchQuery(startsQuery(handle, series, 'day')).then(
      (loaded) => ({ starts: extendStarts(loaded, loadedStarts), isIncomplete: false }),
      // Without the history, a file has the starts that are loaded, and states so.
      () => ({ starts, isIncomplete: true }),
    )
  }
}

function toFileRow(i18n: I18n, { station, label, access, check }: ChangeCheckRow): UnchangedRow {
  const { reports, knownShare, last } = check
  const value = last === null ? '' : sampleWords(i18n, last)
  return { station, label, access, value, reports, knownShare, lastAt: last?.measuredAt ?? null }
}

function findClosed(rows: readonly UnchangedRow[]): 'all' | 'possible' | 'none' {
  const isClosed = ({ access }: UnchangedRow) => mayBeClosed(access)
  if (rows.every(isClosed)) return 'all'
  return rows.some(isClosed) ? 'possible' : 'none'
}
