import type { MeasuredProvider } from '../catalog/inventory'
import { shareWords } from '../i18n/share-words'
import { staleAfterPolled, staleAfterPushed } from '../model/freshness'
import { useWords } from '../ui/words/Words'
import { measuredAgeWords } from './age'

interface Props {
  providers: readonly MeasuredProvider[]
  now: number
}

/** Share of stale values, in all and by provider; renders nothing without measurements. */
export function AgeByProvider({ providers, now }: Props) {
  const words = useWords()
  const sum = (key: 'series' | 'stale') => providers.reduce((total, provider) => total + provider[key], 0)
  const series = sum('series')
  if (series === 0) return null
  return (
    <section className="data-section">
      <h3>{words.t('data.age')}</h3>
      <p className="quiet">
        {words.t('data.age.hint', {
          share: shareWords(words, sum('stale'), series),
          polled: words.age(now - staleAfterPolled, now),
          pushed: words.age(now - staleAfterPushed, now),
        })}
      </p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{words.t('station.provider')}</th>
            <th scope="col">{words.t('data.series')}</th>
            <th scope="col">{words.t('data.old')}</th>
            <th scope="col">{words.t('data.newest.column')}</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ provider, series, stale, newestAt }) => (
            <tr key={provider}>
              <th scope="row">{provider === '' ? words.t('station.not-stated') : <bdi>{provider}</bdi>}</th>
              <td>{words.number(series)}</td>
              {series === 0 ? (
                <td colSpan={2}>{words.t('status.none')}</td>
              ) : (
                <>
                  <td>{shareWords(words, stale, series)}</td>
                  <td>{measuredAgeWords(words, newestAt, now)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
