import { useWords } from '../../ui/words/Words'
import type { LocateControl } from './stations-view'

/**
 * Returns the common props of the controls of picture and map.
 * @param location absent: the person's position is not used
 */
export function useControls(location: LocateControl | undefined) {
  const words = useWords()
  return {
    texts: {
      zoomIn: words.t('map.zoom.in'),
      zoomOut: words.t('map.zoom.out'),
      locate: words.t('map.locate'),
    },
    showsUser: location?.showsUser === true,
    onLocate: location?.onLocate,
  }
}
