import { useEffect, useEffectEvent, useState } from 'react'
import type { Drawing } from '../../map/overlay/drawing'
import { Picture, type PictureListeners } from '../../map/picture/Picture'
import { isCopyTemporary } from '../../model/parts'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useLook } from '../../ui/look/use-look'
import { hasComingStatus } from './drawings'
import { reachFirstPicture } from './reach-first-picture'
import type { StationsView, ViewData } from './stations-view'
import type { RemovedPicture } from './store-picture'
import { type StationsOverlay, useStationsOverlay } from './use-stations-overlay'

interface Props extends Pick<PictureListeners, 'onView' | 'onMoving'> {
  view: StationsView
  /** Whether the base map is painted without stations, too. */
  isWaitOver: boolean
  /** Whether the map may draw streets. */
  hasStreets: boolean
  /**
   * Called when all visible stations are on the screen, or could not be loaded.
   * @param isComing whether some status is still loading
   */
  onAllPainted(isComing: boolean): void
  /** Called when the picture is removed after it has shown all stations with their statuses. */
  onRemoved(picture: RemovedPicture): void
}

/** Stations on a painted map. It appears with the list, until MapLibre has drawn the same, and without WebGL. */
export function FirstPicture({ view, isWaitOver, hasStreets, onAllPainted, onRemoved, ...on }: Props) {
  const i18n = useI18n()
  const { data, appearance, listeners } = view
  const { images, Tooltip } = appearance
  const { camera, bounds, fit, padding } = view.target
  const look = useLook()
  const content = useStationsOverlay(view, null)
  const { symbols, current, failed, placeToShow, overlay, activate, hover, onExtent, tip } = content
  const { isPainted, isComing, notePaint } = useWholePaint(data, content, onAllPainted)

  const open = async (id: string) => {
    const camera = await activate(id)
    if (camera) listeners.onCamera(camera)
  }
  return (
    <>
      <Picture
        label={i18n.t('map.label')}
        look={look}
        target={{ camera, bounds, fit, padding, hasStreets, ...placeToShow }}
        overlay={overlay}
        isComing={!isWaitOver && !current && !failed && overlay.drawings.length === 0}
        images={images}
        listeners={{
          ...on,
          onCamera: listeners.onCamera,
          onExtent,
          // A lost script reloads the page.
          onPress: (id) => open(id).catch(() => undefined),
          onHover: hover,
          onPainted: notePaint,
          onRemoved: (base) => {
            if (isPainted && !isComing) onRemoved({ base, symbols, names: overlay.names, images })
          },
        }}
      />
      {tip && <Tooltip tip={tip} padding={padding} now={data.now} colouring={data.colouring} />}
    </>
  )
}

/** Notes when the picture shows all visible stations, and whether some status is still loading then. */
function useWholePaint(
  { copy }: ViewData,
  { current, failed, symbols, overlay: { drawings } }: StationsOverlay,
  onAllPainted: Props['onAllPainted'],
) {
  const [painted, setPainted] = useState<readonly Drawing[] | null>(null)
  const isWhole = (painted: readonly Drawing[] | null) =>
    current && painted === drawings && copy !== 'stations'
  const isPainted = isWhole(painted)
  const isComing = isCopyTemporary(copy) || hasComingStatus(symbols)

  const finish = useEffectEvent(() => {
    // The answer to a later query may equal what is already painted.
    if (isPainted) reachFirstPicture(isComing)
    onAllPainted(isPainted && isComing)
  })
  useEffect(() => {
    if (failed || isPainted) finish()
  }, [failed, isPainted])

  const notePaint = (drawings: readonly Drawing[]) => {
    if (isWhole(drawings)) reachFirstPicture(isComing)
    setPainted(drawings)
  }
  return { isPainted, isComing, notePaint }
}
