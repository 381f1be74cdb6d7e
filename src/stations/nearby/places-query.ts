import { queryOptions } from '@tanstack/react-query'
import { type PlacesQuestion, placesNear } from '../../api/tourism/places-near'
import type { TokenSource, Viewer } from '../../model/viewer'
import type { TourismAccount } from './tourism-account'

/** Who asks which datasets. */
export interface PlacesSource {
  viewer: Viewer
  /** Address of the datasets. */
  base: string
  /** `null` while nobody is signed in. */
  tokens: TokenSource | null
  /** Outweighs the token. */
  account: TourismAccount | null
}

/** Milliseconds; houses stay where they are. */
const keep = 10 * 60_000

export function placesQuery({ viewer, base, tokens, account }: PlacesSource, question: PlacesQuestion) {
  return queryOptions({
    queryKey: [viewer, 'places', account?.user ?? null, question],
    queryFn: ({ signal }) => {
      if (account) return account.near(question, signal)
      return placesNear(base, question, tokens ? { kind: 'token', tokens } : { kind: 'everyone' }, signal)
    },
    staleTime: keep,
    structuralSharing: false,
  })
}
