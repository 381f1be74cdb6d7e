import { Fragment } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { useI18n } from '../../ui/i18n/I18nContext'
import { hoursWords } from '../words/hours-words'
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

export const hoursAndPlugs: PlugsAndMore = (plugs, station, now) => (
  <RowMore plugs={plugs} station={station} now={now} />
)

/** For a wide window. */
export const hoursPlugsAndProvider: PlugsAndMore = (plugs, station, now) => (
  <RowMore plugs={plugs} station={station} now={now} hasProvider />
)
