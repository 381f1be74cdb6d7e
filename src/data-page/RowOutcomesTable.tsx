import type {
  MergedReason,
  RowKind,
  RowOutcomeCounts,
  RowOutcomes,
  SetAsideReason,
} from '../catalog/row-outcomes'
import type { MessageKey } from '../i18n/languages'
import { useWords } from '../ui/words/Words'

const kinds: readonly RowKind[] = ['stations', 'plugs', 'values']
// As records, so that the compiler finds a missing reason.
const merged: Record<MergedReason, MessageKey> = {
  repeated: 'data.rows.repeated',
  'same-place': 'data.rows.same-place',
}
const setAside: Record<SetAsideReason, MessageKey> = {
  'no-value': 'data.rows.no-value',
  'other-type': 'data.rows.other-type',
  'not-requested': 'data.rows.not-requested',
  'station-inactive': 'data.rows.station-inactive',
  'station-rejected': 'data.rows.station-rejected',
  'station-missing': 'data.rows.station-missing',
  'no-owner': 'data.rows.no-owner',
}

interface Line {
  words: MessageKey
  count(counts: RowOutcomeCounts): number
}

const lines: readonly Line[] = [
  { words: 'data.rows.received', count: ({ received }) => received },
  { words: 'data.rows.shown', count: ({ shown }) => shown },
  ...toLines(merged, (counts) => counts.merged),
  { words: 'data.rows.rejected', count: ({ rejected }) => rejected },
  ...toLines(setAside, (counts) => counts.setAside),
]

function toLines(
  names: Readonly<Record<string, MessageKey>>,
  pick: (counts: RowOutcomeCounts) => Partial<Readonly<Record<string, number>>>,
): Line[] {
  return Object.entries(names).map(([reason, words]) => ({
    words,
    count: (counts) => pick(counts)[reason] ?? 0,
  }))
}

/** Number of received records by outcome. Outcomes without records are left out. */
export function RowOutcomesTable({ outcomes }: { outcomes: RowOutcomes }) {
  const words = useWords()
  const shown = lines.filter(
    ({ count }, index) => index < 2 || kinds.some((kind) => count(outcomes[kind]) > 0),
  )
  return (
    <section className="data-section">
      <h3>{words.t('data.rows')}</h3>
      <p className="quiet">{words.t('data.rows.hint')}</p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{words.t('data.rows.what')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.t(`data.kind.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ words: name, count }) => (
            <tr key={name}>
              <th scope="row">{words.t(name)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{words.number(count(outcomes[kind]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
