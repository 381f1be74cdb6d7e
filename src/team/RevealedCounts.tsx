import type { RevealedCount } from '../catalog/revealed'
import { useWords } from '../ui/Words'

interface Props {
  title: string
  counts: readonly RevealedCount[]
  /** Name of the one to which something is narrowed. */
  chosen: string | null
  /** In words, and the service's name where that is another one. */
  nameOf(name: string): { text: string; code?: string }
  /** The chosen one again lifts it. Nothing is narrowed to what has no name. */
  onChoose(name: string): void
}

/** Closed values and stations that have them, of each type or provider; a press narrows to one. */
export function RevealedCounts({ title, counts, chosen, nameOf, onChoose }: Props) {
  const words = useWords()
  return (
    <table className="work-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.t('team.values')}</th>
          <th scope="col">{words.t('team.stations')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, values, stations }) => {
          const { text, code } = nameOf(name)
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
                {code !== undefined && code !== text && <code>{code}</code>}
              </th>
              <td>{words.number(values)}</td>
              <td>{words.number(stations)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
