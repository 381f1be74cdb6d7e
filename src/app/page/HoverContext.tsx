import { createContext, type ReactNode, useContext, useState } from 'react'

/** Id of the station under the mouse, in the list or on the map, and what changes it. */
type Hover = readonly [hoveredId: string | null, onHover: (id: string | null) => void]

const HoverContext = createContext<Hover>([null, () => undefined])

/** Has a context of its own, so that only list and map are rendered again while the mouse moves. */
export function HoverProvider({ children }: { children: ReactNode }) {
  const hover = useState<string | null>(null)
  return <HoverContext value={hover}>{children}</HoverContext>
}

export const useHover = () => useContext(HoverContext)
