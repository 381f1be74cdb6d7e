import { queryOptions } from '@tanstack/react-query'
import type { CollectedItems } from '../../api/collect'
import type { Credentials } from '../../api/tourism/credentials'
import { fetchPlacesNearby, type PlacesQuery } from '../../api/tourism/places-near'
import type { Place } from '../../model/place'
import type { Viewer } from '../../model/viewer'
import { tourismAccountKey } from './tourism-account-key'

/** Account of the tourism datasets. Only a closure holds the password, so that it can be neither shown nor stored. */
export interface TourismAccount {
  user: string
  near(query: PlacesQuery, signal: AbortSignal): Promise<CollectedItems<Place>>
}

export function tourismAccount(baseUrl: string, credentials: Credentials): TourismAccount {
  return {
    user: credentials.user,
    near: (query, signal) => fetchPlacesNearby(baseUrl, query, { kind: 'basic', credentials }, signal),
  }
}

/** Query for the account that a viewer has entered. It is removed with the viewer's answers when the viewer changes. */
export function tourismAccountQuery(viewer: Viewer) {
  return queryOptions({
    queryKey: tourismAccountKey(viewer),
    queryFn: (): TourismAccount | null => null,
    initialData: null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
