import { useLayoutEffect, useState } from 'react'
import { type AttributionPart, readAttribution } from './attribution-text'
import { Credits } from './Credits'
import { useMap } from './map-context'

interface Props {
  /** Whose data stands on the base map. */
  data: { text: string; url: string }
  /** Publisher of the base map; `null`: the attribution of the style's own sources. */
  basemap: readonly { text: string; url: string }[] | null
  label: string
}

/** Whose data the map shows. MapLibre's own control writes HTML, which the page's policy forbids. */
export function Attribution({ data, basemap, label }: Props) {
  const sources = useSourceAttributions()
  const lines: AttributionPart[][] = basemap
    ? basemap.map(({ text, url }) => [{ text, url }])
    : sources.map(readAttribution)
  return <Credits lines={[[data], ...lines]} label={label} />
}

/** Attributions of the map's sources as they give them (HTML), each once. */
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
      // An address of a source is only followed after the style: its attribution comes with the answer.
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
