import { useWords } from '../../ui/Words'
import type { StationsView } from './stations-view'

/** Returns the common props of the controls of picture and map. */
export function useControls({ highlighted, target }: StationsView, onLocate: (() => void) | undefined) {
  const words = useWords()
  return {
    texts: {
      zoomIn: words.t('map.zoom.in'),
      zoomOut: words.t('map.zoom.out'),
      locate: words.t('map.locate'),
    },
    // Without a camera of its own, the map shows the person's surroundings.
    isAround: highlighted.here !== null && target.camera === null,
    onLocate,
  }
}
