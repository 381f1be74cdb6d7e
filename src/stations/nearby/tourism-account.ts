import { queryOptions } from '@tanstack/react-query'
import type { Collected } from '../../api/collect'
import type { Credentials } from '../../api/tourism/credentials'
import { type PlacesQuestion, placesNear } from '../../api/tourism/places-near'
import type { Place } from '../../model/place'
import type { Viewer } from '../../model/viewer'

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

/** The account that a viewer has entered. It leaves with all else of theirs when somebody else is looking. */
export function tourismAccountQuery(viewer: Viewer) {
  return queryOptions({
    queryKey: [viewer, 'tourism-account'],
    queryFn: (): TourismAccount | null => null,
    initialData: null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
