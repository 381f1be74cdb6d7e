import { useLayoutEffect, useState } from 'react'
import type { Units } from '../../i18n/units'
import { useMap } from '../map-context'
import { fitScaleBar, keepEqual, type Scale } from './scale'

interface Props {
  units: Units
  /** BCP 47 tag. */
  language: string
}

/** Scale bar of the map. */
export function ScaleLine({ units, language }: Props) {
  const map = useMap()
  const [scale, setScale] = useState<Scale | null>(null)

  useLayoutEffect(() => {
    const measure = () => {
      const middle = map.project(map.getCenter())
      const metresPerPixel = map.getCenter().distanceTo(map.unproject([middle.x + 100, middle.y])) / 100
      setScale((before) => keepEqual(before, fitScaleBar(metresPerPixel, units)))
    }
    measure()
    const subscription = map.on('move', measure)
    return () => subscription.unsubscribe()
  }, [map, units])

  if (scale === null) return null
  const { length, unit, pixels } = scale
  return (
    <div className="map-scale" style={{ width: pixels }}>
      {new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(length)}
    </div>
  )
}
