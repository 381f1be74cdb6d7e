import { useMemo } from 'react'
import { isOpenAt, nextChange } from '../model/opening-hours'
import type { OpeningHours } from '../model/station'
import { useWords } from '../ui/words/Words'

interface Props {
  /** `null`: not stated. */
  hours: OpeningHours | null
  now: number
}

/** Whether the station is open now, and until or from when; or that this is unknown. */
export function OpenNow({ hours, now }: Props) {
  const words = useWords()
  const isOpen = isOpenAt(hours, now)
  const change = useMemo(() => nextChange(hours, now), [hours, now])
  const time = change === null ? null : words.soon(change, now)
  if (isOpen === null) return <p>{words.t('station.open.unknown')}</p>
  if (hours?.kind === 'always') return <p>{words.t('station.open.always')}</p>
  const until = { until: time !== null, time: time ?? '' }
  return isOpen ? (
    <p>{words.t('station.open', until)}</p>
  ) : (
    <p className="station-shut">{words.t('station.shut', until)}</p>
  )
}
