import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { QualityQuery, QualityRow } from '../../catalog/quality'
import type { UptimeReport } from '../../model/uptime'
import { mayBeClosed } from '../../model/value'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { Placeholder } from '../../ui/content/Placeholder'
import { Chip } from '../../ui/controls/Chip'
import '../../ui/controls/further-choice.css'
import { ExportControl } from '../../ui/export/ExportControl'
import { useI18n } from '../../ui/i18n/I18nContext'
import { allRows, qualityQuery, rowStep } from '../queries'
import { RejectedReasons } from '../rejected/RejectedReasons'
import { FileExport, findClosedRows } from '../rows/FileExport'
import { MoreWorkRows } from '../rows/MoreWorkRows'
import { findRowAccess } from '../rows/row-access'
import { WithoutAnswer } from '../rows/WithoutAnswer'
import type { WorkProps } from '../work-props'
import { OrderNote } from './OrderNote'
import { QualityAges } from './QualityAges'
import { QualityElements } from './QualityElements'
import { QualityTable } from './QualityTable'
import type { QualityChoices } from './quality-choices'
import { qualityFile } from './quality-file'
import { UptimeVerdict } from './UptimeVerdict'
import { periodWords } from './uptime-columns'
import { useTableOrder } from './use-table-order'

interface Props extends WorkProps {
  choices: QualityChoices
  onChoices(change: Partial<QualityChoices>): void
  uptime: UptimeReport
  /** Controls that load the uptime. */
  uptimeControls: ReactNode
}

/** Completeness and age of the data by provider and by station. */
export function Quality(props: Props) {
  const { config, handle, snapshot, choices, onChoices, uptime, uptimeControls } = props
  const i18n = useI18n()
  const { by } = choices
  const [count, setCount] = useState(rowStep)
  const [hasAllFigures, setAllFigures] = useState(false)
  const { filters, bounds, now } = props.query
  const order = useTableOrder(choices, uptime, { filters, bounds })
  const query: QualityQuery = { filters, bounds, now, scope: 'all', by, ...order.query }
  const { data, error, refetch } = useQuery(qualityQuery(handle, snapshot.revision, query, count))
  if (error || !data) return <WithoutAnswer error={error} onRetry={refetch} />
  const { rows, matched, total } = data
  const accesses = [total.access, ...rows.map((row) => findRowAccess(row, by, uptime))]
  return (
    <>
      {accesses.some(mayBeClosed) && <ClosedOnPaper />}
      {uptimeControls}
      <QualityTools work={props} query={query} matched={matched}>
        <span className="period-shown quiet">
          <span className="visually-hidden">{i18n.t('chart.range')}: </span>
          {periodWords(i18n, choices.period)}
        </span>
        <span className="figures-choice further-choice">
          <Chip
            label={i18n.t('team.figures.all')}
            count=""
            checked={hasAllFigures}
            onChange={() => setAllFigures(!hasAllFigures)}
          />
        </span>
      </QualityTools>
      {matched === 0 && <Placeholder title={i18n.t('team.quality.empty')} />}
      {matched > 0 && (
        <div className={`work-quality ${hasAllFigures ? '' : 'main-figures'}`}>
          {by === 'provider' && matched === rows.length && <UptimeVerdict rows={rows} uptime={uptime} />}
          <OrderNote order={order} />
          <QualityTable
            by={by}
            rows={rows}
            uptime={uptime}
            now={now}
            sorting={{
              order: order.shown,
              onOrder: (next) => onChoices({ order: next }),
              rowListeners: order.rowListeners,
            }}
            {...createRowActions(props)}
          />
        </div>
      )}
      {matched > 0 && <p className="quiet">{i18n.t('team.none.note')}</p>}
      <MoreWorkRows left={matched - rows.length} onMore={() => setCount(count + rowStep)} />
      <div className="work-columns">
        <QualityElements have={total.have} public={total.public} />
        {total.liveStations !== null && <QualityAges ages={total.ages} dynamic={total.dynamic} />}
      </div>
      <RejectedReasons config={config} handle={handle} snapshot={snapshot} />
    </>
  )
}

interface ToolsProps {
  work: Props
  query: QualityQuery
  /** Number of rows. */
  matched: number
  /** Choice of the figures. */
  children: ReactNode
}

/** Choice of rows and figures, and their file. */
function QualityTools({ work, query, matched, children }: ToolsProps) {
  const i18n = useI18n()
  const { config, handle, uptime, onChoices } = work
  const { by } = query
  return (
    <div className="workspace-row">
      <RowChoice by={by} onBy={(next) => onChoices({ by: next })} />
      {children}
      <ExportControl>
        <FileExport
          closedRows={findClosedRows(handle, query.filters)}
          matched={matched}
          createFile={async (scope) => {
            const page = await handle.catalog.quality({ ...query, scope }, 0, allRows)
            return { file: qualityFile({ page, by, uptime, scope, i18n, config }), rows: page.rows.length }
          }}
        />
      </ExportControl>
    </div>
  )
}

/** Returns the click handlers of the rows: a station's opens it, a provider's filters list and map by it. */
function createRowActions({ query: { filters }, choices, onFilter, onOpen }: Props) {
  const chosen = filters.provider.length === 1 ? (filters.provider[0] ?? null) : null
  // Stations without a provider cannot be filtered by it.
  const toProvider = (provider: string) => (provider === '' ? filters.provider : [provider])
  return {
    chosen,
    onChoose(row: QualityRow) {
      if (choices.by === 'station') return onOpen(row.id)
      onFilter({ ...filters, provider: row.id === chosen ? [] : toProvider(row.id) })
    },
    onLive({ provider }: QualityRow) {
      const feature = filters.feature.includes('live')
        ? filters.feature
        : [...filters.feature, 'live' as const]
      onFilter({ ...filters, feature, provider: toProvider(provider) })
    },
  }
}

function RowChoice({ by, onBy }: { by: QualityQuery['by']; onBy(by: QualityQuery['by']): void }) {
  const i18n = useI18n()
  return (
    <fieldset className="workspace-reasons">
      <legend className="visually-hidden">{i18n.t('team.rows')}</legend>
      {(['provider', 'station'] as const).map((one) => (
        <Chip
          key={one}
          label={i18n.t(`team.by-${one}`)}
          count=""
          checked={one === by}
          onChange={() => onBy(one)}
        />
      ))}
    </fieldset>
  )
}
