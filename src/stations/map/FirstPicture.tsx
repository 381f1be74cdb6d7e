import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBasemapFile } from '../../map/basemap-file'
import { Credits } from '../../map/Credits'
import type { Drawing } from '../../map/drawing'
import type { MapExtent } from '../../map/extent'
import { Picture, type PictureListeners } from '../../map/Picture'
import { useTownNames } from '../../map/town-names'
import { useFirst } from '../../map/use-first'
import { useLook } from '../../ui/use-look'
import { hasComingStatus } from './drawings'
import { markFirstPicture } from './mark-first-picture'
import type { StationsViewProps } from './props'
import { drawStatusImage } from './status-images'
import type { ReplacedPicture } from './store-picture'
import { type Signs, useSigns } from './use-signs'

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
  const bounds = useFirst(firstBounds) ?? region
  const signs = useSigns(props, extent)
  const { drawn, current, failed, kept, drawings, names, press, point } = signs
  const towns = useTownNames(look, true)
  const scene = useMemo(() => ({ names: [...towns, ...names], drawings }), [towns, names, drawings])

  const { isPainted, isComing, notePaint } = useWholePaint(props, signs)

  const open = async (id: string) => {
    const camera = await press(id)
    if (camera) props.onCamera(camera)
  }
  return (
    <>
      <Picture
        label={texts.label}
        look={look}
        aim={{ camera, bounds, padding, ...kept }}
        scene={scene}
        isComing={!current && !failed && drawings.length === 0}
        draw={drawStatusImage}
        listeners={{
          onCamera: props.onCamera,
          onView: props.onView,
          onHold: props.onHold,
          onExtent: (next) => {
            setExtent(next)
            props.onSeen?.(next.seen)
          },
          onPress: (id) => void open(id),
          onPoint: point,
          onPainted: notePaint,
          onRemoved: (base) => {
            if (isPainted && !isComing) props.onReplaced({ base, drawn, names: scene.names })
          },
        }}
      />
      <div className="map-corner picture-foot" style={{ bottom: padding.bottom }}>
        <Credits lines={credits.map(({ text, url }) => [{ text, url }])} label={texts.attribution} />
      </div>
    </>
  )
}

/** Notes when the picture shows all visible stations, and whether some status is still loading then. */
function useWholePaint(
  { copied, onPictured }: Pick<Props, 'copied' | 'onPictured'>,
  { current, failed, drawn, drawings }: Signs,
) {
  const [painted, setPainted] = useState<readonly Drawing[] | null>(null)
  const isWhole = (painted: readonly Drawing[] | null) => current && painted === drawings && copied !== 'all'
  const isPainted = isWhole(painted)
  const isComing = copied !== null || hasComingStatus(drawn)

  const end = useEffectEvent(() => {
    // The answer to a later query may equal what is already painted.
    if (isPainted) markFirstPicture(isComing)
    onPictured(isPainted && isComing)
  })
  useEffect(() => {
    if (failed || isPainted) end()
  }, [failed, isPainted])

  const notePaint = (drawings: readonly Drawing[]) => {
    if (isWhole(drawings)) markFirstPicture(isComing)
    setPainted(drawings)
  }
  return { isPainted, isComing, notePaint }
}
