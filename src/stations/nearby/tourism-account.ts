import { queryOptions } from '@tanstack/react-query'
import type { Collected } from '../../api/collect'
import type { Credentials } from '../../api/tourism/credentials'
import { type PlacesQuestion, placesNear } from '../../api/tourism/places-near'
import type { Place } from '../../model/place'
import type { Viewer } from '../../model/viewer'
import { tourismAccountKey } from './entered-account'

/** An account of the tourism datasets. The password is in the function, where nothing that is shown or stored can get at it. */
export interface TourismAccount {
  user: string
  near(question: PlacesQuestion, signal: AbortSignal): Promise<Collected<Place>>
}

export function tourismAccount(base: string, credentials: Credentials): TourismAccount {
  return {
    user: credentials.user,
    near: (question, signal) => placesNear(base, question, { kind: 'basic', credentials }, signal),
  }
}

/** The account that a viewer, signed in or not, has entered. It is removed with all their answers when the viewer changes. */
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
