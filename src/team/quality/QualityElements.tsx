import {
  completeElements,
  type Element,
  elementNames,
  elements,
  type QualityFigures,
} from '../../catalog/quality'
import { shareWords } from '../../i18n/share-words'
import { useI18n } from '../../ui/i18n/I18nContext'

const leftOut = elementNames.filter((name) => !completeElements.includes(name))

/** Table of the elements that the law requires, with the share of stations or plugs that have them. */
export function QualityElements({ have, public: concerned }: Pick<QualityFigures, 'have' | 'public'>) {
  const i18n = useI18n()
  const unknown = (name: Element) =>
    i18n.t(elements[name].readAs === null ? 'team.element.none' : 'team.element.signed-in')
  return (
    <section className="workspace-section">
      <h3>{i18n.t('team.elements')}</h3>
      <p className="quiet">{i18n.t('team.elements.note')}</p>
      <p className="quiet">
        {i18n.t('team.complete.note', {
          column: i18n.t('team.complete'),
          count: completeElements.length,
          names: i18n.list(leftOut.map((name) => i18n.t(`team.element.${name}`))),
        })}
      </p>
      <table className="work-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('team.element')}</th>
            <th scope="col">{i18n.t('team.delivered')}</th>
            <th scope="col">{i18n.t('team.share')}</th>
          </tr>
        </thead>
        <tbody>
          {elementNames.map((name) => {
            const number = have[name]
            const all = concerned[elements[name].level]
            return (
              <tr key={name} data-element={name}>
                <th scope="row">{i18n.t(`team.element.${name}`)}</th>
                {number === null ? (
                  <td colSpan={2}>{unknown(name)}</td>
                ) : (
                  <>
                    <td>{i18n.t(`team.of-${elements[name].level}s`, { count: number, all })}</td>
                    <td>{shareWords(i18n, number, all)}</td>
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
