import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { basemapCredits } from '../../map/basemap-data'
import { Credits } from '../../map/Credits'
import type { MapExtent } from '../../map/extent'
import { Picture, type PictureListeners } from '../../map/Picture'
import type { Drawing } from '../../map/picture-painter'
import { useFirst } from '../../map/use-first'
import { useLook } from '../../ui/use-look'
import { hasId } from '../station-words'
import { toDrawings } from './drawings'
import { expand } from './expand'
import type { StationsViewProps } from './props'
import { countLabel, hasComingStatus, markFeatures, stationFeatures } from './station-features'
import { drawStatusCanvas } from './status-images'
import { useDrawn } from './use-drawn'
import { useSame } from './use-same'
import { useSummary } from './use-summary'
import { markPictured } from './use-timing'

interface Props extends StationsViewProps, Pick<PictureListeners, 'onView' | 'onHold'> {
  texts: {
    label: string
    /** Name of the list of those whose map data is shown. */
    attribution: string
  }
  /** All stations in sight, with their statuses, are on the screen, or cannot be asked for. */
  onPictured(): void
}

/** Stations on a painted map: there about when the list is, until MapLibre has drawn the same, and without WebGL. */
export function FirstPicture(props: Props) {
  const { catalog, revision, now, camera, firstBounds, region, padding, language, here, texts } = props
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const filters = useSame(props.filters)
  const look = useLook()
  const bounds = useFirst(firstBounds) ?? region
  const label = useMemo(() => countLabel(language), [language])
  const { drawn, current, failed } = useDrawn({ catalog, revision, filters, now, extent })
  const selected = useSummary({ catalog, revision, now }, props.selected)
  const hovered = useSummary({ catalog, revision, now }, props.hovered)
  const stations = useMemo(() => stationFeatures(drawn, look, label), [drawn, look, label])
  const marked = useMemo(() => markFeatures(look, { selected, hovered }), [look, selected, hovered])
  const drawings = useMemo(() => toDrawings(look, stations, marked, here), [look, stations, marked, here])

  const press = async (id: string) => {
    const feature = stations.features.find(({ properties }) => properties.id === id)
    if (!feature) return
    if (feature.properties.cluster === '') return props.onSelect(id)
    const expansion = await expand({ catalog, filters, now }, feature, extent?.zoom ?? 0)
    if (expansion.kind === 'choice') props.onChoice(expansion.stations)
    else props.onCamera({ ...expansion.at, zoom: expansion.zoom })
  }
  const end = useEffectEvent(props.onPictured)
  useEffect(() => {
    if (failed) end()
  }, [failed])
  const paint = (painted: readonly Drawing[]) => {
    if (!current || painted !== drawings) return
    markPictured(hasComingStatus(drawn))
    props.onPictured()
  }
  const { linked } = props
  const place = selected?.position ? { id: selected.id, ...selected.position } : null
  return (
    <>
      <Picture
        label={texts.label}
        look={look}
        aim={{
          camera,
          bounds,
          padding,
          place,
          linked: linked !== null && selected && hasId(selected, linked) ? selected.id : linked,
        }}
        drawings={drawings}
        draw={drawStatusCanvas}
        listeners={{
          onCamera: props.onCamera,
          onView: props.onView,
          onHold: props.onHold,
          onExtent: (next) => {
            setExtent(next)
            props.onSeen?.(next.seen)
          },
          onPress: (id) => void press(id),
          onPoint: (id) => props.onHover(isStation(id) ? id : null),
          onPainted: paint,
        }}
      />
      <div className="map-corner picture-foot" style={{ bottom: padding.bottom }}>
        <Credits lines={basemapCredits.map(({ text, url }) => [{ text, url }])} label={texts.attribution} />
      </div>
    </>
  )

  function isStation(id: string | null): boolean {
    return stations.features.some(({ properties }) => properties.id === id && properties.cluster === '')
  }
}
