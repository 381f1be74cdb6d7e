import type {
  MergedReason,
  RowKind,
  RowOutcomeCounts,
  RowOutcomes,
  SetAsideReason,
} from '../catalog/row-outcomes'
import type { MessageKey } from '../i18n/languages'
import { useI18n } from '../ui/i18n/I18nContext'

const kinds: readonly RowKind[] = ['stations', 'plugs', 'values']
// As records, so that the compiler finds a missing reason.
const merged: Record<MergedReason, MessageKey> = {
  repeated: 'data.rows.repeated',
  'same-place': 'data.rows.same-place',
}
const setAside: Record<SetAsideReason, MessageKey> = {
  'no-value': 'data.rows.no-value',
  'station-type': 'data.rows.station-type',
  'data-type': 'data.rows.data-type',
  'station-inactive': 'data.rows.station-inactive',
  'station-rejected': 'data.rows.station-rejected',
  'station-missing': 'data.rows.station-missing',
  'no-owner': 'data.rows.no-owner',
}

interface Line {
  label: MessageKey
  count(counts: RowOutcomeCounts): number
}

const lines: readonly Line[] = [
  { label: 'data.rows.received', count: ({ received }) => received },
  { label: 'data.rows.shown', count: ({ shown }) => shown },
  ...toLines(merged, (counts) => counts.merged),
  { label: 'data.rows.rejected', count: ({ rejected }) => rejected },
  ...toLines(setAside, (counts) => counts.setAside),
]

function toLines(
  names: Readonly<Record<string, MessageKey>>,
  pick: (counts: RowOutcomeCounts) => Partial<Readonly<Record<string, number>>>,
): Line[] {
  return Object.entries(names).map(([reason, label]) => ({
    label,
    count: (counts) => pick(counts)[reason] ?? 0,
  }))
}

/** Number of received records by outcome. Outcomes without records are left out. */
export function RowOutcomesTable({ outcomes }: { outcomes: RowOutcomes }) {
  const i18n = useI18n()
  const shown = lines.filter(
    ({ count }, index) => index < 2 || kinds.some((kind) => count(outcomes[kind]) > 0),
  )
  return (
    <section className="data-section">
      <h3>{i18n.t('data.rows')}</h3>
      <p className="quiet">{i18n.t('data.rows.hint')}</p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('data.rows.what')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {i18n.t(`data.kind.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{i18n.t(label)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{i18n.number(count(outcomes[kind]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
