import { ageSteps, type QualityFigures } from '../../catalog/quality'
import { shareWords } from '../../i18n/share-words'
import { useI18n } from '../../ui/i18n/I18nContext'

/** Table of the ages of availability and status values. */
export function QualityAges({ ages, dynamic }: Pick<QualityFigures, 'ages' | 'dynamic'>) {
  const i18n = useI18n()
  const labels = [
    ...ageSteps.map((step) => i18n.t('team.age.up-to', { age: i18n.age(0, step) })),
    i18n.t('team.age.older'),
    i18n.t('list.age.unknown'),
  ]
  return (
    <section className="workspace-section">
      <h3>{i18n.t('team.ages')}</h3>
      <p className="quiet">
        {i18n.t('team.ages.note', {
          live: shareWords(i18n, dynamic.live, dynamic.values),
          stale: shareWords(i18n, dynamic.stale, dynamic.values),
        })}
      </p>
      <table className="work-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('team.age')}</th>
            <th scope="col">{i18n.t('team.values')}</th>
            <th scope="col">{i18n.t('team.share')}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{i18n.number(ages[index] ?? 0)}</td>
              <td>{shareWords(i18n, ages[index] ?? 0, dynamic.values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
