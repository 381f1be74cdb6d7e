import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether the map inside an element has stopped after it had been drawn. A device that cannot draw it keeps
 * the picture, which is no loss.
 */
export function useMapLoss(area: RefObject<HTMLElement | null>): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!area.current) return
    let wasReady = false
    const read = () => {
      const state = area.current?.querySelector<HTMLElement>('[data-map-region]')?.dataset.state
      wasReady ||= state === 'ready'
      setLost(wasReady && state !== 'ready')
    }
    const observer = new MutationObserver(read)
    observer.observe(area.current, { subtree: true, childList: true, attributeFilter: ['data-state'] })
    return () => observer.disconnect()
  }, [area])
  return isLost
}
