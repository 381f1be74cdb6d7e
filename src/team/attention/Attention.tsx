import type { ReactNode } from 'react'
import {
  type AttentionPage,
  type AttentionQuery,
  type AttentionReason,
  attentionReasons,
} from '../../catalog/attention'
import { findPartFailure } from '../../model/part-failure'
import { mayBeClosed, type Scope } from '../../model/value'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { Chip } from '../../ui/controls/Chip'
import { ExportControl } from '../../ui/export/ExportControl'
import { useI18n } from '../../ui/i18n/I18nContext'
import { allRows } from '../queries'
import { FileExport, findClosedRows } from '../rows/FileExport'
import { WithoutAnswer } from '../rows/WithoutAnswer'
import type { WorkProps } from '../work-props'
import { AttentionAlerts } from './AttentionAlerts'
import { AttentionControls, OldFrom } from './AttentionControls'
import type { ReasonIconComponent } from './AttentionItem'
import { AttentionRows } from './AttentionRows'
import { attentionFile } from './attention-file'
import type { RowStarts } from './attention-starts'
import type { AttentionState } from './use-attention'

interface Props extends WorkProps {
  attention: AttentionState
  starts: RowStarts
  ReasonIcon: ReasonIconComponent
  /** Stations and plugs whose reports do not change. */
  unchanged: ReactNode
}

/** Stations and plugs that need attention and match the filters, with the reason and since when. */
export function Attention({
  attention,
  starts: { loaded, isComing, load, controls },
  ReasonIcon,
  unchanged,
  ...props
}: Props) {
  const i18n = useI18n()
  const { snapshot, onFilter, onOpen } = props
  const { query, page, error, onRetry } = attention
  if (error || !page) return <WithoutAnswer error={error} onRetry={onRetry} />
  const failure = findPartFailure(snapshot.parts, ['values', 'plugs', 'series'])
  return (
    <>
      {page.rows.some(({ access }) => mayBeClosed(access)) && <ClosedOnPaper />}
      <Reasons
        counts={page.reasons}
        isIncomplete={failure !== null}
        chosen={query.reason}
        ReasonIcon={ReasonIcon}
        onChoose={attention.onReason}
      />
      <AttentionControls
        providers={page.providers}
        filters={query.filters}
        onFilter={onFilter}
        sort={query.sort}
        onSort={attention.onSort}
      />
      <div className="workspace-row further-choice">
        <OldFrom oldFrom={query.oldFrom} onOldFrom={attention.onOldFrom} />
        {unchanged}
      </div>
      <CountAndTools work={props} page={page} query={query} loadStarts={load} />
      {controls}
      {loaded === null ? (
        <WithoutAnswer error={null} />
      ) : (
        <AttentionRows
          page={page}
          failure={failure}
          isComing={isComing}
          query={query}
          ReasonIcon={ReasonIcon}
          onOpen={onOpen}
          starts={loaded}
          onMore={attention.onMore}
        />
      )}
      <p className="quiet">
        {i18n.t('team.occupied.note')} {i18n.t(page.isSilenceCertain ? 'team.silent.note' : 'team.open.note')}
      </p>
    </>
  )
}

interface CountProps {
  work: WorkProps
  page: AttentionPage
  query: AttentionQuery
  /** Loads the starts of all rows of the file. */
  loadStarts: RowStarts['load']
}

/** Number of stations and plugs, the switch of the alerts, and the file of the rows. */
function CountAndTools({ work: { config, handle, snapshot }, page, query, loadStarts }: CountProps) {
  const i18n = useI18n()
  const { matched, stationCount, plugCount } = page
  return (
    <div className="workspace-row">
      <output className="item-count">
        {i18n.t('team.count', { stations: stationCount, plugs: plugCount })}
      </output>
      <AttentionAlerts
        key={handle.viewer}
        handle={handle}
        query={query}
        revision={snapshot.revision}
        refreshSeconds={config.refreshSeconds}
      />
      {matched > 0 && (
        <AttentionExport
          config={config}
          handle={handle}
          query={query}
          loadStarts={loadStarts}
          matched={matched}
        />
      )}
    </div>
  )
}

interface ExportProps extends Pick<Props, 'config' | 'handle'> {
  query: AttentionQuery
  /** Loads the starts of all rows of the file. */
  loadStarts: RowStarts['load']
  /** Number of all rows. A file without closed values may have fewer. */
  matched: number
}

/** Saves the list as a file, with the start of each row. */
function AttentionExport({ config, handle, query, loadStarts, matched }: ExportProps) {
  const i18n = useI18n()
  const createFile = async (scope: Scope) => {
    const page = await handle.catalog.attention({ ...query, scope }, 0, allRows)
    const { starts, isIncomplete } = await loadStarts(page.rows)
    return {
      file: attentionFile({ page, starts, sort: query.sort, scope, i18n, config }),
      rows: page.rows.length,
      ...(isIncomplete && { remark: i18n.t('team.saved.without-starts') }),
    }
  }
  return (
    <ExportControl>
      <FileExport
        closedRows={findClosedRows(handle, query.filters)}
        matched={matched}
        createFile={createFile}
      />
    </ExportControl>
  )
}

interface ReasonsProps {
  counts: AttentionPage['reasons']
  /** Whether reasons are missing because a part failed: none found is not 0. */
  isIncomplete: boolean
  chosen: AttentionReason | null
  ReasonIcon: ReasonIconComponent
  onChoose(reason: AttentionReason | null): void
}

/** A chip for each reason, with its icon on the map. At most one is chosen, and a click on that one clears it. */
function Reasons({ counts, isIncomplete, chosen, ReasonIcon, onChoose }: ReasonsProps) {
  const i18n = useI18n()
  return (
    <fieldset className="workspace-reasons">
      <legend className="visually-hidden">{i18n.t('team.reason')}</legend>
      {attentionReasons.map((reason) => (
        <Chip
          key={reason}
          icon={<ReasonIcon reason={reason} />}
          label={i18n.t(`team.reason.${reason}`)}
          count={isIncomplete && counts[reason] === 0 ? '–' : i18n.number(counts[reason])}
          checked={reason === chosen}
          onChange={() => onChoose(reason === chosen ? null : reason)}
        />
      ))}
    </fieldset>
  )
}
