import { queryOptions } from '@tanstack/react-query'
import { findPlaces } from '../../api/geocoder'
import type { Config } from '../../config/config'
import type { Language } from '../../i18n/languages'
import type { Viewer } from '../../model/viewer'

/** Query for the geocoder's places; none without a geocoder. */
export function foundPlacesQuery(
  viewer: Viewer,
  { geocoder, region }: Pick<Config, 'geocoder' | 'region'>,
  { text, language }: { text: string; language: Language },
) {
  return queryOptions({
    queryKey: [viewer, 'found-places', text, language],
    queryFn: ({ signal }) =>
      geocoder ? findPlaces(geocoder, { text, language, region: region.bbox, signal }) : [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
}
