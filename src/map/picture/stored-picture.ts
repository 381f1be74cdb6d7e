import type { Config } from '../../config/config'

/** What a stored picture of the map depends on. It is shown only where all of it is the same. */
export interface PictureKey extends Pick<Config, 'service' | 'region'> {
  /** Colour of the ground, e.g. `#f3f1ec`: it differs in each look. */
  ground: string
  /** CSS pixels of the map. */
  width: number
  height: number
  /** Image pixels per CSS pixel. */
  ratio: number
}

export interface StoredPicture {
  image: Blob
  /** Number of stations in it. */
  stations: number
}

/** A stored picture before the page knows its configuration. */
export interface FoundPicture extends StoredPicture {
  isFor(key: PictureKey): boolean
}

const cacheName = 'plugboard-picture'
const keyHeader = 'Picture-Key'
const stationsHeader = 'Picture-Stations'
/** Address within the cache. The site has no such page. */
const address = '/stored-picture'

/** A header is ASCII, the names in a configuration may not be. */
const toHeader = ({ service, region, ground, width, height, ratio }: PictureKey) =>
  encodeURIComponent(JSON.stringify([service, region, ground, width, height, ratio]))

/** @returns `null` if none is stored @throws if the browser refuses storage */
export async function readStoredPicture(): Promise<FoundPicture | null> {
  const response = await caches.match(address, { cacheName })
  if (!response) return null
  return {
    image: await response.blob(),
    stations: Number(response.headers.get(stationsHeader)),
    isFor: (key) => response.headers.get(keyHeader) === toHeader(key),
  }
}

/** Replaces the only picture. @throws if the browser refuses storage */
export async function writeStoredPicture(key: PictureKey, { image, stations }: StoredPicture): Promise<void> {
  const headers = { [keyHeader]: toHeader(key), [stationsHeader]: String(stations) }
  await (await caches.open(cacheName)).put(address, new Response(image, { headers }))
}
