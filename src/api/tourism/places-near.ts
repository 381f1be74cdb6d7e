import { tourismDataset } from '../../contract/tourism'
import type { Place, PlaceKind } from '../../model/place'
import type { Position } from '../../model/station'
import type { TokenSource } from '../../model/viewer'
import { isRefusal, readAuthorised } from '../authorised'
import type { Collected } from '../collect'
import { type Call, getJson } from '../get-json'
import { Budget } from '../retry-policy'
import { basicAuthorization, type Credentials, CredentialsError } from './credentials'
import { datasets } from './datasets'

export interface PlacesQuestion {
  kind: PlaceKind
  position: Position
  /** Metres. */
  radius: number
}

/** As whom the datasets are asked: with name and password, with the viewer's token, or as everyone. */
export type TourismAccess =
  | { kind: 'everyone' }
  | { kind: 'token'; tokens: TokenSource }
  | { kind: 'basic'; credentials: Credentials }

/** More than is shown, so that a bad record makes room for the next. */
const pageSize = 12

/**
 * Places around a position, nearest first. The datasets mark nothing as closed: it is what everyone's answer does not
 * have, so someone who is known asks twice. The nearest of everyone's are also among everyone's nearest, so that one
 * page of each is enough to compare. A token that is not taken leaves everyone's answer.
 * @param base address of the datasets without a slash at the end
 * @throws {CredentialsError} when name and password cannot be sent or are not taken
 * @throws ApiError
 */
export async function placesNear(
  base: string,
  question: PlacesQuestion,
  access: TourismAccess,
  signal?: AbortSignal,
): Promise<Collected<Place>> {
  const shared: Call = { budget: new Budget(), ...(signal && { signal }) }
  const read = (call: Call) => readPage(base, question, { ...call, ...shared })
  let open: Promise<Collected<Place>> | undefined
  const readOpen = () => {
    open ??= read({})
    return open
  }
  if (access.kind === 'everyone') return readOpen()

  const more =
    access.kind === 'token'
      ? readAuthorised(withoutReport(access.tokens), (token) => read({ token }), readOpen).then(
          ({ answer }) => answer,
        )
      : readWith(access.credentials, read, readOpen)
  const [all, everyones] = await Promise.all([more, readOpen()])
  const known = new Map(everyones.items.map((place) => [place.id, readWording(place)]))
  return {
    ...all,
    items: all.items.map((place) => ({ ...place, closed: known.get(place.id) !== readWording(place) })),
  }
}

/**
 * The session's token is for the mobility service, so that only a refusal there shows that it is no longer good:
 * this service may never have taken it. A refusal here is not reported to the session, which would end.
 */
const withoutReport =
  (tokens: TokenSource): TokenSource =>
  () =>
    tokens()

async function readPage(
  base: string,
  { kind, position, radius }: PlacesQuestion,
  call: Call,
): Promise<Collected<Place>> {
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

async function readWith(
  credentials: Credentials,
  read: (call: Call) => Promise<Collected<Place>>,
  readOpen: () => Promise<unknown>,
): Promise<Collected<Place>> {
  const authorization = basicAuthorization(credentials)
  try {
    return await read({ authorization })
  } catch (error) {
    if (await isRefusal(error, readOpen)) throw new CredentialsError('refused', { cause: error })
    throw error
  }
}

/** What a place says, as text to compare. */
function readWording({ words, phone, website }: Place): string {
  return JSON.stringify([[...words], phone, website])
}
