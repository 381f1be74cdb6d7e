import { useState } from 'react'
import type { Camera } from '../map/camera'
import type { Source } from '../stations/queries'
import type { Near } from './near'

/** @param onFound with a camera on the stations that are nearest, `null` where those are not known */
export function useNear(source: Source, onFound: (camera: Camera | null) => void) {
  const [near, setNear] = useState<Near>({ kind: 'off' })
  const locate = async () => {
    if (near.kind === 'asking') return
    setNear({ kind: 'asking' })
    const { cameraOnNearest, locatePerson } = await import('./locate')
    const next = await locatePerson()
    setNear(next)
    if (next.kind === 'here') onFound(await cameraOnNearest(source.catalog, next.position))
  }
  return {
    near,
    here: near.kind === 'here' ? near.position : null,
    locate: () => void locate().catch(() => setNear({ kind: 'failed', why: 'unavailable' })),
    forget: () => setNear({ kind: 'off' }),
  }
}
