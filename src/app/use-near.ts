import { useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Camera } from '../map/camera'
import type { Filters } from '../model/filters'
import type { Near } from './near'

/** @param onFound with a camera on the nearest stations that fit, `null` where none are known */
export function useNear(source: CatalogHandle, filters: Filters, onFound: (camera: Camera | null) => void) {
  const [near, setNear] = useState<Near>({ kind: 'off' })
  const locate = async () => {
    if (near.kind === 'asking') return
    setNear({ kind: 'asking' })
    const { cameraOnNearest, locatePerson } = await import('./locate')
    const next = await locatePerson()
    setNear(next)
    if (next.kind === 'here') onFound(await cameraOnNearest(source.catalog, filters, next.position))
  }
  return {
    near,
    here: near.kind === 'here' ? near.position : null,
    locate: () => void locate().catch(() => setNear({ kind: 'failed', why: 'unavailable' })),
    forget: () => setNear({ kind: 'off' }),
  }
}
