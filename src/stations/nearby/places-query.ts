import { queryOptions } from '@tanstack/react-query'
import { CredentialsError } from '../../api/tourism/credentials'
import { fetchPlacesNearby, type PlacesQuery } from '../../api/tourism/places-near'
import { minute } from '../../durations'
import type { TokenSource, Viewer } from '../../model/viewer'
import type { TourismAccount } from './tourism-account'

/** Address of the datasets and credentials for them. */
export interface PlacesSource {
  viewer: Viewer
  /** Address of the datasets. */
  baseUrl: string
  /** `null` while nobody is signed in. */
  tokens: TokenSource | null
  /** Account; it has priority over the token. */
  account: TourismAccount | null
}

/** Key of all places near stations that a viewer has loaded. */
export const nearbyKey = (viewer: Viewer) => [viewer, 'nearby'] as const

/** Milliseconds for which places are cached; places rarely change. */
const placesStaleTime = 10 * minute

/** Milliseconds until failed places are loaded again. */
const retryDelay = minute

export function placesQuery({ viewer, baseUrl, tokens, account }: PlacesSource, query: PlacesQuery) {
  return queryOptions({
    queryKey: [...nearbyKey(viewer), account?.user ?? null, query],
    queryFn: ({ signal }) => {
      if (account) return account.near(query, signal)
      return fetchPlacesNearby(
        baseUrl,
        query,
        tokens ? { kind: 'token', tokens } : { kind: 'everyone' },
        signal,
      )
    },
    staleTime: placesStaleTime,
    // A refused account is not sent again and again.
    refetchInterval: ({ state: { status, error } }) =>
      status === 'error' && !(error instanceof CredentialsError) ? retryDelay : false,
    structuralSharing: false,
  })
}
