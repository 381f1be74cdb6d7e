import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBasemapFile } from '../../map/basemap/basemap-file'
import { AttributionList } from '../../map/controls/AttributionList'
import type { MapExtent } from '../../map/extent'
import type { Drawing } from '../../map/overlay/drawing'
import { useTownNames } from '../../map/overlay/town-names'
import { Picture, type PictureListeners } from '../../map/picture/Picture'
import { useFirstValue } from '../../map/use-first-value'
import { useLook } from '../../ui/use-look'
import { hasComingStatus } from './drawings'
import type { StationsViewProps } from './props'
import { reachFirstPicture } from './reach-first-picture'
import type { ReplacedPicture } from './store-picture'
import { type StationsOverlay, useStationsOverlay } from './use-stations-overlay'

interface Props extends StationsViewProps, Pick<PictureListeners, 'onView' | 'onHold'> {
  texts: {
    label: string
    /** Accessible name of the list of data publishers. */
    attribution: string
  }
  /**
   * Called when all visible stations are on the screen, or could not be loaded.
   * @param isComing whether some status is still loading
   */
  onPictured(isComing: boolean): void
  /** Called when the picture is removed after it has shown all stations with their statuses. */
  onReplaced(picture: ReplacedPicture): void
}

/** Stations on a painted map. It appears with the list, until MapLibre has drawn the same, and without WebGL. */
export function FirstPicture(props: Props) {
  const { camera, firstBounds, region, padding, texts } = props
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const look = useLook()
  const credits = [props.dataCredit, ...(useBasemapFile()?.credits ?? [])]
  const bounds = useFirstValue(firstBounds) ?? region
  const content = useStationsOverlay(props, extent)
  const { drawn, current, failed, placeToShow, drawings, names, activate, hover, tip } = content
  const towns = useTownNames(look, props.language, true)
  const overlay = useMemo(() => ({ names: [...towns, ...names], drawings }), [towns, names, drawings])

  const { isPainted, isComing, notePaint } = useWholePaint(props, content)

  const open = async (id: string) => {
    const camera = await activate(id)
    if (camera) props.onCamera(camera)
  }
  return (
    <>
      <Picture
        label={texts.label}
        look={look}
        target={{ camera, bounds, padding, ...placeToShow }}
        overlay={overlay}
        isComing={!current && !failed && drawings.length === 0}
        images={props.images}
        listeners={{
          onCamera: props.onCamera,
          onView: props.onView,
          onHold: props.onHold,
          onExtent: (next) => {
            setExtent(next)
            props.onVisibleBounds?.(next.uncovered)
          },
          onPress: (id) => void open(id),
          onHover: hover,
          onPainted: notePaint,
          onRemoved: (base) => {
            if (isPainted && !isComing)
              props.onReplaced({ base, drawn, names: overlay.names, images: props.images })
          },
        }}
      />
      <div className="map-corner picture-foot" style={{ bottom: padding.bottom }}>
        <AttributionList lines={credits.map(({ text, url }) => [{ text, url }])} label={texts.attribution} />
      </div>
      {tip && <props.Tooltip {...{ tip, padding }} now={props.now} colouring={props.colouring} />}
    </>
  )
}

/** Notes when the picture shows all visible stations, and whether some status is still loading then. */
function useWholePaint(
  { shownFromCopy, onPictured }: Pick<Props, 'shownFromCopy' | 'onPictured'>,
  { current, failed, drawn, drawings }: StationsOverlay,
) {
  const [painted, setPainted] = useState<readonly Drawing[] | null>(null)
  const isWhole = (painted: readonly Drawing[] | null) =>
    current && painted === drawings && shownFromCopy !== 'all'
  const isPainted = isWhole(painted)
  const isComing = shownFromCopy !== null || hasComingStatus(drawn)

  const end = useEffectEvent(() => {
    // The answer to a later query may equal what is already painted.
    if (isPainted) reachFirstPicture(isComing)
    onPictured(isPainted && isComing)
  })
  useEffect(() => {
    if (failed || isPainted) end()
  }, [failed, isPainted])

  const notePaint = (drawings: readonly Drawing[]) => {
    if (isWhole(drawings)) reachFirstPicture(isComing)
    setPainted(drawings)
  }
  return { isPainted, isComing, notePaint }
}
