import { useMemo } from 'react'
import { isOpenAt, nextChange } from '../model/opening-hours'
import type { OpeningHours } from '../model/station'
import { useWords } from '../ui/words/Words'

interface Props {
  hours: OpeningHours
  now: number
}

/** Whether the station is open now, and until or from when. Renders nothing if the hours are not stated. */
export function OpenNow({ hours, now }: Props) {
  const words = useWords()
  const isOpen = isOpenAt(hours, now)
  const change = useMemo(() => nextChange(hours, now), [hours, now])
  const time = change === null ? null : words.soon(change, now)
  if (isOpen === null) return null
  const until = { until: time !== null, time: time ?? '' }
  return isOpen ? (
    <p>{words.t('station.open', until)}</p>
  ) : (
    <p className="station-shut">{words.t('station.shut', until)}</p>
  )
}
