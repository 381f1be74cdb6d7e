import { useEffect, useState } from 'react'
import { startup } from '../startup'
import type { Panel } from './panels'

/** Whether the page shows each panel now. */
export type Shown = Readonly<Record<Panel, boolean>>

/** Returns the visible panels. If the map cannot be drawn, the list replaces it. */
export function useShownPanels(panels: ReadonlySet<Panel>, station: string) {
  const [mapless, setMapless] = useState(!panels.has('map'))

  useEffect(() => {
    if (mapless) startup.reach('map-settled')
  }, [mapless])

  const shown: Shown = {
    map: !mapless,
    list: panels.has('list') || mapless,
    filters: panels.has('filters'),
    legend: panels.has('legend'),
    details: panels.has('details') && station !== '',
  }
  return { shown, dropMap: () => setMapless(true) }
}
