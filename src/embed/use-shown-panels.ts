import { useEffect } from 'react'
import { startup } from '../startup'
import type { Panel } from './panels'

/** Whether the page shows each panel now. */
export type ShownPanels = Readonly<Record<Panel, boolean>>

/** Returns the visible panels. Without WebGL the map panel has the picture. */
export function useShownPanels(panels: ReadonlySet<Panel>, station: string): ShownPanels {
  const hasMap = panels.has('map')
  useEffect(() => {
    if (!hasMap) startup.reach('map-settled')
  }, [hasMap])
  return {
    map: hasMap,
    list: panels.has('list'),
    filters: panels.has('filters'),
    legend: panels.has('legend'),
    details: panels.has('details') && station !== '',
  }
}
