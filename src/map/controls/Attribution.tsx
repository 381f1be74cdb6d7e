import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useMap } from '../map-context'
import { AttributionList } from './AttributionList'
import { type AttributionPart, readAttribution } from './attribution-text'

interface Props {
  /** Publisher of the stations' data. */
  data: { text: string; url: string }
  /** Publisher of the base map; `null`: use the attributions of the style's own sources. */
  basemap: readonly { text: string; url: string }[] | null
  label: string
  /** First items of the list. */
  notes: ReactNode
}

/** Lists the publishers of the map's data. MapLibre's own control writes HTML, which the page's policy forbids. */
export function Attribution({ data, basemap, label, notes }: Props) {
  const sources = useSourceAttributions()
  const lines: AttributionPart[][] = basemap
    ? basemap.map(({ text, url }) => [{ text, url }])
    : sources.map(readAttribution)
  return <AttributionList lines={[[data], ...lines]} label={label} notes={notes} />
}

/** Returns the attributions of the map's sources as HTML strings, without duplicates. */
function useSourceAttributions(): readonly string[] {
  const map = useMap()
  const [attributions, setAttributions] = useState<readonly string[]>([])

  useLayoutEffect(() => {
    const read = () => {
      const ids = Object.keys(map.getStyle().sources)
      const texts = ids.map((id) => map.getSource(id)?.attribution).filter((text) => text !== undefined)
      setAttributions((before) => (before.join() === texts.join() ? before : [...new Set(texts)]))
    }
    read()
    const subscriptions = [
      map.on('style.load', read),
      // MapLibre requests a source's address after the style, and the answer contains the attribution.
      map.on('sourcedata', ({ sourceDataType }) => {
        if (sourceDataType === 'metadata') read()
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])

  return attributions
}
