import type { RevealedCount } from '../../catalog/revealed'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Props {
  title: string
  counts: readonly RevealedCount[]
  /** Name of the chosen row. */
  chosen: string | null
  /** Translated name, and the service's name if it has one. */
  nameOf(name: string): { text: string; ofService: string | null }
  /** A click on the chosen row clears the choice. A row without a name cannot be chosen. */
  onChoose(name: string): void
}

/** Number of closed values and of their stations, by type or by provider. A click on a name chooses it. */
export function RevealedCounts({ title, counts, chosen, nameOf, onChoose }: Props) {
  const i18n = useI18n()
  return (
    <table className="work-table work-counts">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{i18n.t('team.values')}</th>
          <th scope="col">{i18n.t('team.stations')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, values, stationCount }) => {
          const { text, ofService } = nameOf(name)
          return (
            <tr key={name}>
              <th scope="row">
                {name === '' ? (
                  text
                ) : (
                  <button
                    type="button"
                    className="button-link"
                    aria-pressed={name === chosen}
                    onClick={() => onChoose(name)}
                  >
                    <bdi>{text}</bdi>
                  </button>
                )}
                {ofService !== null && ofService !== text && <code>{ofService}</code>}
              </th>
              <td>{i18n.number(values)}</td>
              <td>{i18n.number(stationCount)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
