import { useEffect, useState } from 'react'

/** Width of an element, CSS pixels; 0 until it is measured. */
export function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const resized = new ResizeObserver(() => setWidth(current.clientWidth))
    resized.observe(current)
    return () => resized.disconnect()
  }, [element])
  return width
}
