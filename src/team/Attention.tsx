import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { explain } from '../api/explain'
import {
  type AttentionPage,
  type AttentionQuery,
  type AttentionReason,
  attentionReasons,
} from '../catalog/attention'
import { Chip } from '../ui/Chip'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'
import { AttentionAlerts } from './AttentionAlerts'
import { AttentionChoices } from './AttentionChoices'
import { AttentionItem } from './AttentionItem'
import { attentionFile } from './attention-file'
import { FileExport } from './FileExport'
import { toRowKey } from './new-rows'
import { attentionQuery } from './queries'
import type { WorkProps } from './work-props'

/** Number of rows that are shown at first, and that each click of the button adds. */
const pageSize = 100
const day = 24 * 3_600_000

interface Props extends WorkProps {
  /** Stations and plugs whose reports do not change. */
  unchanged: ReactNode
}

/** Stations and plugs that need attention and match the filters, with the reason, newest first. */
export function Attention({ config, source, snapshot, query, onFilter, onOpen, unchanged }: Props) {
  const words = useWords()
  const [reason, setReason] = useState<AttentionReason | null>(null)
  const [oldFrom, setOldFrom] = useState(day)
  const [count, setCount] = useState(pageSize)
  const { filters, bounds, now } = query
  const pageQuery: AttentionQuery = { filters, bounds, now, access: 'closed', reason, oldFrom }
  const { data, error } = useQuery(attentionQuery(source, snapshot.revision, pageQuery, count))
  if (error) {
    const { key, values } = explain(error)
    return <Placeholder title={words.t('team.failed')} hint={words.t(key, values)} />
  }
  if (!data) return <p className="workspace-quiet">{words.t('list.loading')}</p>
  return (
    <>
      <Reasons counts={data.reasons} chosen={reason} onChoose={setReason} />
      <AttentionChoices
        providers={data.providers}
        filters={filters}
        onFilter={onFilter}
        oldFrom={oldFrom}
        onOldFrom={setOldFrom}
      />
      {unchanged}
      <output className="workspace-count">{words.t('team.count', { count: data.matched })}</output>
      <AttentionAlerts
        key={source.viewer}
        {...{ source, pageQuery }}
        revision={snapshot.revision}
        refreshSeconds={config.refreshSeconds}
      />
      <Rows page={data} now={now} onOpen={onOpen} onMore={() => setCount(count + pageSize)} />
      <p className="workspace-quiet">
        {words.t('team.occupied.note')} {words.t(data.isSilentKnown ? 'team.silent.note' : 'team.open.note')}
      </p>
      {data.matched > 0 && (
        <FileExport
          closed={snapshot.revealed === null ? 'none' : 'some'}
          matched={data.matched}
          createFile={async (access) => {
            const page = await source.catalog.attention({ ...pageQuery, access }, 0, Number.MAX_SAFE_INTEGER)
            return { file: attentionFile({ page, access, words, config }), rows: page.rows.length }
          }}
        />
      )}
    </>
  )
}

interface ReasonsProps {
  counts: AttentionPage['reasons']
  chosen: AttentionReason | null
  onChoose(reason: AttentionReason | null): void
}

/** Chips of which at most one is chosen. A click on the chosen one clears it. */
function Reasons({ counts, chosen, onChoose }: ReasonsProps) {
  const words = useWords()
  return (
    <fieldset className="workspace-reasons">
      <legend className="visually-hidden">{words.t('team.reason')}</legend>
      {attentionReasons.map((reason) => (
        <Chip
          key={reason}
          label={words.t(`team.reason.${reason}`)}
          count={words.number(counts[reason])}
          checked={reason === chosen}
          onChange={() => onChoose(reason === chosen ? null : reason)}
        />
      ))}
    </fieldset>
  )
}

interface RowsProps {
  page: AttentionPage
  now: number
  onOpen(id: string): void
  onMore(): void
}

function Rows({ page: { rows, matched }, now, onOpen, onMore }: RowsProps) {
  const words = useWords()
  if (matched === 0) return <Placeholder title={words.t('team.empty')} hint={words.t('team.empty.hint')} />
  return (
    <>
      <ul className="attention-list" aria-label={words.t('team.attention')}>
        {rows.map((row) => (
          <AttentionItem key={toRowKey(row)} row={row} now={now} onOpen={onOpen} />
        ))}
      </ul>
      {matched > rows.length && (
        <button type="button" className="button" onClick={onMore}>
          {words.t('team.more', { count: matched - rows.length })}
        </button>
      )}
    </>
  )
}
