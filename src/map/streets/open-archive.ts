import { addProtocol, type VectorSourceSpecification } from 'maplibre-gl'
import { FetchSource, PMTiles, ResolvedValueCache, type Source, TileType } from 'pmtiles'
import type { StyleMaker } from './online-style'
import { streetStyle } from './street-style'

/** URL scheme of the addresses that MapLibre's workers request from the page. */
const scheme = 'plugboard-archive'

/** Attribution for archives that contain none. */
const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'

/** Milliseconds for a part of the archive. */
const partTimeout = 10_000

interface Metadata {
  attribution?: unknown
  vector_layers?: unknown
}

/**
 * Opens an archive of vector tiles in the Protomaps basemap schema. It is read in parts by range requests.
 * @throws if it is missing, is no such archive, or its server sends the whole file
 */
export async function openArchive(address: string): Promise<StyleMaker> {
  // The default cache of pmtiles 4 keeps a failed part of the directory for ever.
  const source = createSource(new URL(address, window.location.origin).href)
  const archive = new PMTiles(source, new ResolvedValueCache())
  const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader()
  const { attribution, vector_layers }: Metadata = Object(await archive.getMetadata())
  if (tileType !== TileType.Mvt || !hasRoads(vector_layers))
    throw new Error(`${address} has no roads of the Protomaps basemap schema`)

  addProtocol(scheme, async ({ url }, { signal }) => {
    const [z = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number)
    const tile = await archive.getZxy(z, x, y, signal)
    return { data: tile?.data ?? new ArrayBuffer(0) }
  })
  const tiles: VectorSourceSpecification = {
    type: 'vector',
    tiles: [`${scheme}://{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
    attribution: typeof attribution === 'string' && attribution !== '' ? attribution : openStreetMap,
  }
  return (look) => streetStyle(look, tiles)
}

const hasRoads = (layers: unknown) =>
  Array.isArray(layers) && layers.some((layer) => Object(layer).id === 'roads')

/**
 * Reads parts by requests with a time limit. Without it, a connection that hangs leaves a hole, and Chromium holds back
 * later requests to the same address for its cache.
 */
function createSource(address: string): Source {
  const source = new FetchSource(address)
  return {
    getKey: () => source.getKey(),
    async getBytes(offset, length, signal, etag) {
      const failed = new AbortController()
      const ends = [failed.signal, AbortSignal.timeout(partTimeout), ...(signal ? [signal] : [])]
      try {
        return await source.getBytes(offset, length, AbortSignal.any(ends), etag)
      } catch (error) {
        // A server without ranges would go on sending the whole file.
        failed.abort()
        if (signal?.aborted || !(error instanceof DOMException)) throw error
        // MapLibre never requests a tile again after an `AbortError`, which Chromium throws when time ends in a body.
        throw new Error(`No answer within ${partTimeout / 1000} s`, { cause: error })
      }
    },
  }
}
