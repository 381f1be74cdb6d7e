import { useLayoutEffect, useState } from 'react'
import { useMap } from './map-context'
import { niceLength } from './scale'

/** How far apart things on the map are; `distance` puts metres into words. */
export function ScaleLine({ distance }: { distance(metres: number): string }) {
  const map = useMap()
  const [{ metres, pixels }, setScale] = useState({ metres: 0, pixels: 0 })

  useLayoutEffect(() => {
    const measure = () => {
      const middle = map.project(map.getCenter())
      const metresPerPixel = map.getCenter().distanceTo(map.unproject([middle.x + 100, middle.y])) / 100
      setScale((before) => {
        const next = niceLength(metresPerPixel)
        return before.metres === next.metres && before.pixels === next.pixels ? before : next
      })
    }
    measure()
    const subscription = map.on('move', measure)
    return () => subscription.unsubscribe()
  }, [map])

  return (
    <div className="map-scale" style={{ width: pixels }}>
      {distance(metres)}
    </div>
  )
}
