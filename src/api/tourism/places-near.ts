import { tourismDataset } from '../../contract/tourism'
import type { Place, PlaceKind } from '../../model/place'
import type { Position } from '../../model/station'
import type { TokenSource } from '../../model/viewer'
import { findRefusal, readAuthorised } from '../authorised'
import type { CollectedItems } from '../collect'
import { type Call, getJson } from '../get-json'
import { Budget } from '../retry-policy'
import { basicAuthorization, type Credentials, CredentialsError } from './credentials'
import { datasets } from './datasets'

export interface PlacesQuery {
  kind: PlaceKind
  position: Position
  /** Metres. */
  radius: number
}

/** Authorization for the datasets: name and password, the viewer's token, or none. */
export type TourismAccess =
  | { kind: 'everyone' }
  | { kind: 'token'; tokens: TokenSource }
  | { kind: 'basic'; credentials: Credentials }

/** Requested rows: more than are shown, so that others can replace a bad record. */
const pageSize = 12

/**
 * Places around a position, nearest first. The datasets do not mark closed data: it is what the anonymous answer lacks,
 * so an authorised viewer sends both requests. One page of each is enough, because both are sorted by distance. A
 * refused token leaves the anonymous answer.
 * @param base address of the datasets without a slash at the end
 * @throws CredentialsError if name and password cannot be sent or are refused
 * @throws ApiError
 */
export async function fetchPlacesNearby(
  base: string,
  query: PlacesQuery,
  access: TourismAccess,
  signal?: AbortSignal,
): Promise<CollectedItems<Place>> {
  const shared: Call = { budget: new Budget(), ...(signal && { signal }) }
  const read = (call: Call) => readPage(base, query, { ...call, ...shared })
  const openAnswer = read({})
  if (access.kind === 'everyone') return openAnswer

  const readOpen = () => openAnswer
  const more =
    access.kind === 'token'
      ? readAuthorised(withoutReports(access.tokens), (token) => read({ token }), readOpen).then(
          ({ answer }) => answer,
        )
      : readWithCredentials(access.credentials, read, readOpen)
  const [all, openPlaces] = await Promise.all([more, openAnswer])
  const openTexts = new Map(openPlaces.items.map((place) => [place.id, toComparableText(place)]))
  return {
    ...all,
    items: all.items.map((place) => ({
      ...place,
      closed: openTexts.get(place.id) !== toComparableText(place),
    })),
  }
}

/**
 * Nothing is reported to the session, which a refusal would end: the token is for the mobility service, and this
 * service may never accept it.
 */
function withoutReports(tokens: TokenSource): TokenSource {
  return () => tokens()
}

async function readPage(
  base: string,
  { kind, position, radius }: PlacesQuery,
  call: Call,
): Promise<CollectedItems<Place>> {
  const { name, query, read } = datasets[kind]
  const { lat: latitude, lon: longitude } = position
  const target = {
    base,
    segments: { dataset: name },
    query: { ...query, active: true, latitude, longitude, radius, pagesize: pageSize },
  }
  const places = read((await getJson(tourismDataset, target, call)).Items, position)
  return { ...places, items: places.items.toSorted((a, b) => a.distance - b.distance) }
}

async function readWithCredentials(
  credentials: Credentials,
  read: (call: Call) => Promise<CollectedItems<Place>>,
  readOpen: () => Promise<unknown>,
): Promise<CollectedItems<Place>> {
  const authorization = basicAuthorization(credentials)
  try {
    return await read({ authorization })
  } catch (error) {
    if ((await findRefusal(error, readOpen)) !== null) throw new CredentialsError('refused', { cause: error })
    throw error
  }
}

/** Text of a place for comparing two of them. */
function toComparableText({ texts, phone, website }: Place): string {
  return JSON.stringify([[...texts], phone, website])
}
