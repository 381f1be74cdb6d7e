import { Fragment } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { PlugsAndMore } from './row-words'

interface Props {
  plugs: string
  station: Pick<StationSummary, 'openUntil' | 'outOfUse' | 'provider'>
  now: number
  hasProvider?: boolean
}

/** Opening hours, plugs and provider. The hours stand first, where no narrow row cuts them. */
function RowMore({ plugs, station, now, hasProvider = false }: Props) {
  const i18n = useI18n()
  const hours = hoursWords(i18n, station, now)
  const parts = [
    { key: 'hours', part: hours !== '' && <span className="row-hours">{hours}</span> },
    { key: 'plugs', part: plugs },
    { key: 'provider', part: hasProvider && station.provider !== '' && <bdi>{station.provider}</bdi> },
  ].filter(({ part }) => part)
  return parts.map(({ key, part }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

/** Until when the station is open; `''`: nobody knows, or the row says that the station is closed or out of order. */
function hoursWords(i18n: I18n, { openUntil, outOfUse }: Props['station'], now: number): string {
  if (openUntil === null || outOfUse !== null) return ''
  return typeof openUntil === 'number'
    ? i18n.t('list.open', { until: 'time', time: i18n.soon(openUntil, now) })
    : i18n.t('list.open', { until: openUntil, time: '' })
}

export const hoursAndPlugs: PlugsAndMore = (plugs, station, now) => (
  <RowMore plugs={plugs} station={station} now={now} />
)

/** For a wide window. */
export const hoursPlugsAndProvider: PlugsAndMore = (plugs, station, now) => (
  <RowMore plugs={plugs} station={station} now={now} hasProvider />
)
