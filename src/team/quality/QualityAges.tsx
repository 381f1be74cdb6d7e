import { ageSteps, type QualityFigures } from '../../catalog/quality'
import { shareWords } from '../../i18n/share-words'
import { useWords } from '../../ui/words/Words'

/** Table of the ages of availability and status values. */
export function QualityAges({ ages, dynamic }: Pick<QualityFigures, 'ages' | 'dynamic'>) {
  const words = useWords()
  const labels = [
    ...ageSteps.map((step) => words.t('team.age.up-to', { age: words.age(0, step) })),
    words.t('team.age.older'),
    words.t('list.age.unknown'),
  ]
  return (
    <section className="workspace-section">
      <h3>{words.t('team.ages')}</h3>
      <p className="quiet">
        {words.t('team.ages.note', {
          live: shareWords(words, dynamic.live, dynamic.values),
          stale: shareWords(words, dynamic.stale, dynamic.values),
        })}
      </p>
      <table className="work-table">
        <thead>
          <tr>
            <th scope="col">{words.t('team.age')}</th>
            <th scope="col">{words.t('team.values')}</th>
            <th scope="col">{words.t('team.share')}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{words.number(ages[index] ?? 0)}</td>
              <td>{shareWords(words, ages[index] ?? 0, dynamic.values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
