import { NeverMoving } from '../history/NeverMoving'
import { sampleWords } from '../history/sample-words'
import { type MovementRow, useMovements } from '../history/use-movements'
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
  const movements = useMovements(source, snapshot.revision, query)
  const saveFile = (shown: readonly MovementRow[]) => {
    const rows = shown.map((row) => toFileRow(words, row))
    return (
      <FileExport
        closed={countClosed(rows)}
        matched={rows.length}
        make={async (access) =>
          neverMovingFile(rows, { fetchedAt: movements.until ?? query.now, config, access })
        }
      />
    )
  }
  return (
    <Attention
      {...props}
      still={<NeverMoving key={source.viewer} {...{ movements, saveFile, onOpen }} now={query.now} />}
    />
  )
}

function toFileRow(words: Translator, { station, label, access, movement }: MovementRow): NeverMovingRow {
  const { reports, known, last } = movement
  const value = last === null ? '' : sampleWords(words, last)
  return { station, label, access, value, reports, known, lastAt: last?.at ?? null }
}

function countClosed(rows: readonly NeverMovingRow[]): 'all' | 'some' | 'none' {
  const isClosed = ({ access }: NeverMovingRow) => access === 'closed'
  if (rows.every(isClosed)) return 'all'
  return rows.some(isClosed) ? 'some' : 'none'
}
