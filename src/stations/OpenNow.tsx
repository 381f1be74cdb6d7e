import { useMemo } from 'react'
import { findNextChange, isOpenAt } from '../model/opening-hours'
import type { OpeningHours } from '../model/station'
import { useI18n } from '../ui/i18n/I18nContext'

interface Props {
  /** `null`: not stated. */
  hours: OpeningHours | null
  now: number
}

/** Whether the station is open now, and until or from when; or that this is unknown. */
export function OpenNow({ hours, now }: Props) {
  const i18n = useI18n()
  const isOpen = isOpenAt(hours, now)
  const change = useMemo(() => findNextChange(hours, now), [hours, now])
  const time = change === null ? null : i18n.soon(change, now)
  if (isOpen === null) return <p>{i18n.t('station.open.unknown')}</p>
  if (hours?.kind === 'always') return <p>{i18n.t('station.open.always')}</p>
  const until = { until: time !== null, time: time ?? '' }
  return isOpen ? (
    <p>{i18n.t('station.open', until)}</p>
  ) : (
    <p className="station-shut">{i18n.t('station.shut', until)}</p>
  )
}
