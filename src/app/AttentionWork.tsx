import { NeverChanging } from '../history/NeverChanging'
import { sampleWords } from '../history/sample-words'
import { type ChangeCheckRow, useChangeChecks } from '../history/use-change-checks'
import type { Translator } from '../i18n/translator'
import { Attention } from '../team/Attention'
import { FileExport } from '../team/FileExport'
import { type NeverMovingRow, neverMovingFile } from '../team/never-moving-file'
import { useWords } from '../ui/Words'
import type { WorkPageProps } from './work-page-props'

/** Attention page with the stations and plugs that never move. */
export function AttentionWork(props: WorkPageProps) {
  const { config, source, snapshot, query, onOpen } = props
  const words = useWords()
  const checks = useChangeChecks(source, snapshot.revision, query)
  const saveFile = (shown: readonly ChangeCheckRow[]) => {
    const rows = shown.map((row) => toFileRow(words, row))
    return (
      <FileExport
        closed={countClosed(rows)}
        matched={rows.length}
        make={async (access) =>
          neverMovingFile(rows, { fetchedAt: checks.until ?? query.now, config, access })
        }
      />
    )
  }
  return (
    <Attention
      {...props}
      still={<NeverChanging key={source.viewer} {...{ checks, saveFile, onOpen }} now={query.now} />}
    />
  )
}

function toFileRow(words: Translator, { station, label, access, check }: ChangeCheckRow): NeverMovingRow {
  const { reports, known, last } = check
  const value = last === null ? '' : sampleWords(words, last)
  return { station, label, access, value, reports, known, lastAt: last?.at ?? null }
}

function countClosed(rows: readonly NeverMovingRow[]): 'all' | 'some' | 'none' {
  const isClosed = ({ access }: NeverMovingRow) => access === 'closed'
  if (rows.every(isClosed)) return 'all'
  return rows.some(isClosed) ? 'some' : 'none'
}
