import { isApiError } from '../../api/errors'
import { findPlaces } from '../../api/geocoder'
import { fetchPlacesNearby } from '../../api/tourism/places-near'
import { toUrl } from '../../contract/endpoint'
import { tourismDataset } from '../../contract/tourism'
import { isRecord } from '../../contract/type-guards'
import type { CheckContext } from './check-context'
import { count, Notes, readMessage, summarizeList } from './notes'
import { redactAddress } from './request'
import { checkCors, checkPreflight, requestJson } from './request-json'

/** Checks what the configuration adds to the service: tourism datasets, a geocoder, an online map. */
export async function checkExtras(context: CheckContext): Promise<Notes> {
  const notes = new Notes('Tourism, geocoder, online map')
  await checkTourism(context, notes)
  await checkGeocoder(context, notes)
  await checkStyles(context, notes)
  if (notes.list.length === 0) notes.skip('None is in the configuration.')
  return notes
}

function findMiddle({ config }: CheckContext) {
  const [west, south, east, north] = config.region.bbox
  return { lon: (west + east) / 2, lat: (south + north) / 2 }
}

async function checkTourism(context: CheckContext, notes: Notes): Promise<void> {
  const { config, site, timeout } = context
  if (!config.tourism) return
  const { baseUrl } = config.tourism
  const address = toUrl(tourismDataset, baseUrl, { dataset: 'Accommodation' }, { pagesize: 1 })
  const to = 'the address below which /Accommodation stands'
  const answered = await requestJson(context, notes, address, { key: 'tourism.baseUrl', to })
  if (!answered || !checkCors(notes, answered.answer, site)) return
  await checkPreflight(context, notes, address)
  const signal = AbortSignal.timeout(timeout)
  for (const kind of ['stay', 'eat'] as const)
    try {
      const question = { kind, position: findMiddle(context), radius: 50_000 }
      const { counts, rejected } = await fetchPlacesNearby(baseUrl, question, { kind: 'everyone' }, signal)
      const what = kind === 'stay' ? 'places to stay' : 'places to eat'
      if (rejected.length > 0)
        notes.warn(
          `Ask the publisher to mend ${rejected.length} of ${counts.received} ${what}, which the page leaves out: ${rejected[0]?.reason}.`,
        )
      else notes.ok(`The tourism datasets send ${counts.received} ${what}, and none is rejected.`)
    } catch (error) {
      if (!isApiError(error) && !signal.aborted) throw error
      notes.fail(`Set tourism.baseUrl to datasets that the typed layer understands: ${readMessage(error)}.`)
    }
}

async function checkGeocoder(context: CheckContext, notes: Notes): Promise<void> {
  const { config, site, timeout } = context
  const { geocoder, region } = config
  if (!geocoder) return
  const address = new URL(geocoder.url)
  address.searchParams.set('q', region.name)
  if (geocoder.kind === 'nominatim') address.searchParams.set('format', 'jsonv2')
  const to = `the whole address of a ${geocoder.kind} search`
  const answered = await requestJson(context, notes, address, { key: 'geocoder.url', to })
  if (!answered || !checkCors(notes, answered.answer, site)) return
  const signal = AbortSignal.timeout(timeout)
  try {
    const found = await findPlaces(geocoder, {
      text: region.name,
      language: 'en',
      region: region.bbox,
      signal,
    })
    notes.ok(`The geocoder finds ${count(found.length, 'place')} for "${region.name}".`)
  } catch (error) {
    if (!isApiError(error) && !signal.aborted) throw error
    const other = geocoder.kind === 'photon' ? 'nominatim' : 'photon'
    notes.fail(
      `Set geocoder.kind to "${other}", or ${`geocoder.url to ${to}`}: the answer is no ${geocoder.kind} answer.`,
    )
  }
}

/** Checks that the styles load and that the policy contains every host from which they load. */
async function checkStyles(context: CheckContext, notes: Notes): Promise<void> {
  const { basemap } = context.config
  if (!basemap || !('light' in basemap)) return
  const named = new Set([basemap.light, basemap.dark, ...basemap.origins].map((one) => new URL(one).origin))
  for (const look of ['light', 'dark'] as const) {
    const key = `basemap.${look}`
    const to = 'the address of a MapLibre style'
    const answered = await requestJson(context, notes, basemap[look], { key, to })
    if (!answered || !checkCors(notes, answered.answer, context.site)) continue
    const { json } = answered
    if (!isRecord(json) || json.version !== 8 || !isRecord(json.sources)) {
      notes.fail(`Set ${key} to ${to}: ${redactAddress(basemap[look])} is none of version 8.`)
      continue
    }
    const missing = [...(await findHosts(context, json))].filter((origin) => !named.has(origin))
    if (missing.length > 0)
      notes.fail(
        `Set basemap.origins to a list with ${summarizeList(missing.map((one) => `"${one}"`))}: the style of ${key} loads from there, and the policy would stop it.`,
      )
    else notes.ok(`The style of ${key} can be read and loads from hosts that the configuration names.`)
  }
}

/** Finds the origins of a style's tiles, glyphs and sprites. */
async function findHosts(
  { request }: CheckContext,
  style: Readonly<Record<string, unknown>>,
): Promise<Set<string>> {
  const addresses: unknown[] = [style.glyphs, style.sprite]
  for (const source of Object.values(isRecord(style.sources) ? style.sources : {})) {
    if (!isRecord(source)) continue
    addresses.push(source.url, ...(Array.isArray(source.tiles) ? source.tiles : []))
    if (typeof source.url !== 'string' || !URL.canParse(source.url)) continue
    const answer = await request(source.url)
    addresses.push(...('status' in answer ? readTiles(answer.body) : []))
  }
  const texts = addresses.filter((one): one is string => typeof one === 'string')
  return new Set(texts.filter((one) => /^https?:/.test(one)).map((one) => new URL(one).origin))
}

function readTiles(body: Buffer): unknown[] {
  try {
    const json: unknown = JSON.parse(body.toString())
    return isRecord(json) && Array.isArray(json.tiles) ? json.tiles : []
  } catch {
    return []
  }
}
