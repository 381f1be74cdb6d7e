import type { MeasuredProvider } from '../catalog/inventory'
import { shareWords } from '../i18n/share-words'
import { staleAfterPolled, staleAfterPushed } from '../model/freshness'
import { useI18n } from '../ui/i18n/I18nContext'
import { measuredAgeWords } from './age'

interface Props {
  providers: readonly MeasuredProvider[]
  now: number
}

/** Share of stale values, in all and by provider; renders nothing without measurements. */
export function AgeByProvider({ providers, now }: Props) {
  const i18n = useI18n()
  const sum = (key: 'series' | 'stale') => providers.reduce((total, provider) => total + provider[key], 0)
  const series = sum('series')
  if (series === 0) return null
  return (
    <section className="data-section">
      <h3>{i18n.t('data.age')}</h3>
      <p className="quiet">
        {i18n.t('data.age.hint', {
          share: shareWords(i18n, sum('stale'), series),
          polled: i18n.age(now - staleAfterPolled, now),
          pushed: i18n.age(now - staleAfterPushed, now),
        })}
      </p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('station.provider')}</th>
            <th scope="col">{i18n.t('data.series')}</th>
            <th scope="col">{i18n.t('data.old')}</th>
            <th scope="col">{i18n.t('data.newest.column')}</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ provider, series, stale, newestAt }) => (
            <tr key={provider}>
              <th scope="row">{provider === '' ? i18n.t('station.not-stated') : <bdi>{provider}</bdi>}</th>
              <td>{i18n.number(series)}</td>
              {series === 0 ? (
                <td colSpan={2}>{i18n.t('status.none')}</td>
              ) : (
                <>
                  <td>{shareWords(i18n, stale, series)}</td>
                  <td>{measuredAgeWords(i18n, newestAt, now)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
