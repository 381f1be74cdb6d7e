import { readFileSync } from 'node:fs'
import { type Config, parseConfig } from '../../config/config'
import { ConfigError } from '../../config/config-error'
import { isRecord } from '../../contract/type-guards'
import { isLoopback, isSafe } from './check-context'
import { type Notes, summarizeList } from './notes'

const secretKey = /secret|passw|token|api_?key|private/i

/** Parses a configuration with the app's own schema. @returns `null` after a noted failure */
export function readConfigFile(path: string, notes: Notes, site: string | null): Config | null {
  const input = readJson(path, notes)
  if (input === undefined) return null
  const config = parse(input, notes)
  if (config === null) return null
  checkUnknownKeys(input, config, notes)
  if (checkCredentials(config, notes)) return null
  checkAddresses(config, notes, site)
  checkBox(config, notes)
  if (!notes.hasErrors) notes.ok(`The schema accepts ${path}, key by key.`)
  return config
}

function readJson(path: string, notes: Notes): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const isText = error instanceof SyntaxError
    notes.fail(
      isText
        ? `Set ${path} to valid JSON: it cannot be parsed.`
        : `Name a file that can be read: ${path} cannot.`,
    )
    return undefined
  }
}

function parse(input: unknown, notes: Notes): Config | null {
  try {
    return parseConfig(input)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const issue of error.issues) {
      const [key = '', reason = ''] = issue.split(/: (.*)/s)
      notes.fail(`Set ${key} to what the schema wants: ${reason}.`)
    }
    return null
  }
}

function checkUnknownKeys(input: unknown, config: Config, notes: Notes): void {
  for (const key of listUnknown(input, config))
    notes.fail(
      secretKey.test(key)
        ? `Remove ${key} from the file: everyone can read config.json, and the app has no use for a secret.`
        : `Remove or rename ${key}: the schema does not know this key, so that it has no effect.`,
    )
}

/** Lists the keys that the schema does not have. Keys that begin with `_` or `$` are remarks. */
function listUnknown(input: unknown, parsed: unknown, path = ''): string[] {
  if (!isRecord(input) || !isRecord(parsed)) return []
  return Object.entries(input).flatMap(([key, value]) => {
    if (/^[_$]/.test(key)) return []
    return key in parsed ? listUnknown(value, parsed[key], `${path}${key}.`) : [path + key]
  })
}

/** Lists every address to which the page sends requests, by its key. */
function listAddresses({ service, identity, tourism, basemap, geocoder, headers }: Config) {
  const styles = basemap && 'light' in basemap ? basemap : undefined
  const named: [key: string, address: string | undefined][] = [
    ['service.baseUrl', service.baseUrl],
    ['identity.authority', identity?.authority],
    ['tourism.baseUrl', tourism?.baseUrl],
    ['basemap.light', styles?.light],
    ['basemap.dark', styles?.dark],
    ...(styles?.origins ?? []).map((origin): [string, string] => ['basemap.origins', origin]),
    ['geocoder.url', geocoder?.url],
    ['headers.reportUri', headers?.reportUri],
  ]
  return named.flatMap(([key, address]) => (address === undefined ? [] : [{ key, url: new URL(address) }]))
}

/** @returns whether an address contains a name or a password: it must not be printed or requested */
function checkCredentials(config: Config, notes: Notes): boolean {
  const found = listAddresses(config).filter(({ url }) => url.username !== '' || url.password !== '')
  for (const { key } of found)
    notes.fail(`Remove name and password from ${key}: everyone can read config.json.`)
  return found.length > 0
}

function checkAddresses(config: Config, notes: Notes, site: string | null): void {
  const isPublic = site !== null && !isLoopback(site)
  for (const { key, url } of listAddresses(config))
    if (!isSafe(url))
      notes.fail(
        `Set ${key} to an https address: ${url.host} is asked over http, which browsers refuse a page on https.`,
      )
    else if (isPublic && isLoopback(url))
      notes.fail(`Set ${key} to a host that everyone can reach: ${url.host} is each visitor's own machine.`)
}

function checkBox({ region: { bbox } }: Config, notes: Notes): void {
  const [west, south, east, north] = bbox
  if (west < east && south < north) return
  notes.fail(
    `Set region.bbox to west, south, east, north: ${summarizeList(bbox.map(String), 4)} are not in this order.`,
  )
}
