import { useQuery } from '@tanstack/react-query'
import type { AttentionQuery } from '../../catalog/attention'
import { useStatusStarts } from '../../history/batch/use-status-starts'
import { plugLabel } from '../../model/evse-id'
import { findReasonStart, listSeriesWithoutStart } from '../../team/attention/attention-starts'
import { reasonWords, timeWords } from '../../team/attention/attention-words'
import { toRowKey } from '../../team/attention/new-rows'
import { allRows, attentionQuery } from '../../team/queries'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { MoreRows } from '../../ui/controls/MoreRows'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useAttentionChoices } from '../link/use-attention-choices'
import { usePage } from '../page/PageContext'
import { ReasonIcon } from './ReasonIcon'
import './station-findings.css'

/** Findings that fit above the status on a phone. */
const shownFirst = 3

/** Why a station that the attention page opened is in its list, and since when, in the words of that list. */
export function StationFindings({ station }: { station: string }) {
  const i18n = useI18n()
  const { handle, query: stationQuery, snapshot } = usePage().stations
  const [{ oldFrom }] = useAttentionChoices()
  const { now } = stationQuery
  const query: AttentionQuery = {
    filters: { ...stationQuery.filters, only: [station] },
    bounds: null,
    now,
    scope: 'all',
    reason: null,
    oldFrom,
    sort: 'newest',
  }
  const { data } = useQuery(attentionQuery(handle, snapshot?.revision ?? 0, query, allRows))
  const rows = data?.rows ?? []
  const { starts, isComing } = useStatusStarts(handle, listSeriesWithoutStart(rows))
  if (rows.length === 0) return null
  return (
    <section className="station-findings" aria-label={i18n.t('team.attention')}>
      <MoreRows rows={rows} pageSize={shownFirst}>
        {(shown) => (
          <ul>
            {shown.map((row) => {
              const time =
                starts && timeWords(i18n, row, { start: findReasonStart(row, starts), isComing }, now)
              return (
                <li key={toRowKey(row)}>
                  <ReasonIcon reason={row.reason} />
                  <span>
                    {row.access === 'closed' && <ClosedIcon label={i18n.t('station.values.closed')} />}{' '}
                    <strong>{reasonWords(i18n, row)}</strong>
                    {row.plug && (
                      <>
                        {' '}
                        <bdi>{plugLabel(row.plug)}</bdi>
                      </>
                    )}{' '}
                    {time && (
                      <>
                        {time.age}
                        {time.moment !== '' && (
                          <>
                            {' '}
                            · <small>{time.moment}</small>
                          </>
                        )}
                      </>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </MoreRows>
    </section>
  )
}
