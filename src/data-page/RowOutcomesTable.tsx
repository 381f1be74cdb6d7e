import type {
  MergedReason,
  RowKind,
  RowOutcomeCounts,
  RowOutcomes,
  SetAsideReason,
} from '../catalog/row-outcomes'
import type { MessageKey } from '../i18n/languages'
import { useWords } from '../ui/Words'

const kinds: readonly RowKind[] = ['stations', 'plugs', 'values']
const merged: readonly MergedReason[] = ['repeated', 'same-place']
const setAside: readonly SetAsideReason[] = [
  'no-value',
  'other-type',
  'not-asked',
  'station-inactive',
  'station-rejected',
  'station-missing',
  'no-owner',
]

interface Line {
  words: MessageKey
  count(counts: RowOutcomeCounts): number
}

const lines: readonly Line[] = [
  { words: 'quality.rows.received', count: ({ received }) => received },
  { words: 'quality.rows.shown', count: ({ shown }) => shown },
  ...merged.map(
    (reason): Line => ({ words: `quality.rows.${reason}`, count: (counts) => counts.merged[reason] ?? 0 }),
  ),
  { words: 'quality.rows.rejected', count: ({ rejected }) => rejected },
  ...setAside.map(
    (reason): Line => ({
      words: `quality.rows.${reason}`,
      count: (counts) => counts.setAside[reason] ?? 0,
    }),
  ),
]

/** Number of received records by outcome. Outcomes without records are left out. */
export function RowOutcomesTable({ outcomes }: { outcomes: RowOutcomes }) {
  const words = useWords()
  const shown = lines.filter(
    ({ count }, index) => index < 2 || kinds.some((kind) => count(outcomes[kind]) > 0),
  )
  return (
    <section className="data-section">
      <h3>{words.t('quality.rows')}</h3>
      <p className="data-quiet">{words.t('quality.rows.hint')}</p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{words.t('quality.rows.what')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.t(`quality.kind.${kind}`)}
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
