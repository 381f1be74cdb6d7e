import type { Config } from '../../config/config'
import { anonymous } from '../../model/viewer'
import type { StationsView } from '../../stations/map/stations-view'
import { type ReplacedPicture, storePicture } from '../../stations/map/store-picture'
import { currentSearch } from '../../url/search-params'

/** Milliseconds before a picture is stored, so that this does not delay the map. */
const storeDelay = 3_000

/**
 * Stores the picture for the next visit if it shows what everyone sees at the plain address: open data, without
 * filters and without the person's position.
 */
export function storeLater(
  picture: ReplacedPicture,
  { data, selection }: Pick<StationsView, 'data' | 'selection'>,
  { config, hasList, language }: { config: Config; hasList: boolean; language: string },
): void {
  const isPlain = currentSearch() === '' && selection.here === null
  if (!hasList || data.handle.viewer !== anonymous || !isPlain) return
  // Without a stored picture, the next visit is only slower.
  setTimeout(() => storePicture(picture, config, language).catch(() => undefined), storeDelay)
}
