import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSummary } from '../../catalog/station-summary'
import { clock } from '../../clock'
import { type Filters, hasRequirements, toPlugRequirements } from '../../model/filters'
import { requestNotifications } from '../../ui/browser/notification'
import { Chip } from '../../ui/controls/Chip'
import { useI18n } from '../../ui/i18n/I18nContext'
import { canWait, type FreeAlert, freeAlert, longestAlert } from './free-alert'
import { stationInOpenDataQuery } from './station-in-open-data'
import './free-alert.css'

interface Props {
  handle: CatalogHandle
  revision: number
  station: StationSummary
  filters: Filters
  now: number
}

/**
 * Chip that starts waiting for a free plug that meets the plug requirements of the filters. For stations without a free
 * plug.
 */
export function FreeAlertChip({ handle, revision, station, filters, now }: Props) {
  const i18n = useI18n()
  const alert = useSyncExternalStore(freeAlert.subscribe, freeAlert.current)
  const requirements = toPlugRequirements(filters)
  const isForMatchingPlugs = hasRequirements(requirements)
  const { data } = useQuery({
    ...stationInOpenDataQuery(handle, revision, { id: station.id, requirements, now }),
    enabled: isForMatchingPlugs || canWait(station),
  })
  const isOn = alert.kind === 'waiting' && alert.station.id === station.id
  const isOffered = data !== undefined && data !== null && canWait(data)
  if (!isOn && !isOffered) return null
  const toggle = () => {
    if (isOn) return freeAlert.stop()
    const named = { id: station.id, name: data?.name ?? station.name }
    const endsAt = clock.now() + longestAlert
    void freeAlert.start({ station: named, requirements, endsAt }, requestNotifications())
  }
  return (
    <div className="free-alert">
      <Chip
        label={i18n.t(isForMatchingPlugs ? 'station.alert.matching' : 'station.alert')}
        count=""
        checked={isOn}
        onChange={toggle}
      />
      <p className="quiet" role="status">
        {hintWords(alert, isOn, i18n.t)}
      </p>
    </div>
  )
}

function hintWords(alert: FreeAlert, isOn: boolean, t: ReturnType<typeof useI18n>['t']): string {
  if (alert.kind !== 'waiting') return ''
  if (!isOn) return t('station.alert.other', { name: alert.station.name })
  return alert.permission === 'asking' ? '' : t(`station.alert.${alert.permission}`)
}
