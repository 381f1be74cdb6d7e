import {
  completeElements,
  type Element,
  elementNames,
  elements,
  type QualityFigures,
} from '../../catalog/quality'
import { shareWords } from '../../i18n/share-words'
import { useWords } from '../../ui/words/Words'

const leftOut = elementNames.filter((name) => !completeElements.includes(name))

/** Table of the elements that the law requires, with the share of stations or plugs that have them. */
export function QualityElements({ have, public: concerned }: Pick<QualityFigures, 'have' | 'public'>) {
  const words = useWords()
  const unknown = (name: Element) =>
    words.t(elements[name].readAs === null ? 'team.element.none' : 'team.element.signed-in')
  return (
    <section className="workspace-section">
      <h3>{words.t('team.elements')}</h3>
      <p className="quiet">{words.t('team.elements.note')}</p>
      <p className="quiet">
        {words.t('team.complete.note', {
          column: words.t('team.complete'),
          count: completeElements.length,
          names: words.list(leftOut.map((name) => words.t(`team.element.${name}`))),
        })}
      </p>
      <table className="work-table">
        <thead>
          <tr>
            <th scope="col">{words.t('team.element')}</th>
            <th scope="col">{words.t('team.delivered')}</th>
            <th scope="col">{words.t('team.share')}</th>
          </tr>
        </thead>
        <tbody>
          {elementNames.map((name) => {
            const number = have[name]
            const all = concerned[elements[name].level]
            return (
              <tr key={name} data-element={name}>
                <th scope="row">{words.t(`team.element.${name}`)}</th>
                {number === null ? (
                  <td colSpan={2}>{unknown(name)}</td>
                ) : (
                  <>
                    <td>{words.t(`team.of-${elements[name].level}s`, { count: number, all })}</td>
                    <td>{shareWords(words, number, all)}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
