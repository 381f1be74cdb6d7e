import { useI18n } from '../../ui/i18n/I18nContext'
import type { LocateControl } from './stations-view'

/**
 * Returns the common props of the controls of picture and map.
 * @param location absent: the person's position is not used
 */
export function useControls(location: LocateControl | undefined) {
  const i18n = useI18n()
  return {
    texts: {
      zoomIn: i18n.t('map.zoom.in'),
      zoomOut: i18n.t('map.zoom.out'),
      locate: i18n.t('map.locate'),
    },
    showsUser: location?.showsUser === true,
    onLocate: location?.onLocate,
  }
}
