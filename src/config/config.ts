import { isAddress, isPageAddress, isReportAddress, isWebAddress } from '../contract/address'
import { issueLines } from '../contract/issues'
import {
  array,
  boolean,
  is,
  nullable,
  number,
  object,
  oneOf,
  optional,
  refined,
  type Shape,
  string,
  toParser,
  trimmedString,
  type ValueOf,
  withDefault,
} from '../contract/shape'
import { isTimeZone } from '../contract/time-zone'
import { isRecord } from '../contract/type-guards'
import { ConfigError } from './config-error'

const timeZone = refined(string, isTimeZone, 'not a time zone such as Europe/Rome')
const address = (test: (text: string) => boolean) => refined(trimmedString, test, 'expected url')
const webAddress = address(isWebAddress)

/** West, south, east, north in decimal degrees. */
type Bbox = [number, number, number, number]

const serviceV2 = object({
  dialect: oneOf('v2'),
  /** Base address of `/v2/flat/…`. */
  baseUrl: webAddress,
  /** Type of the stations and, if there is one, type of their parts. */
  stationType: withDefault(string, 'EChargingStation'),
  plugType: withDefault(nullable(string), 'EChargingPlug'),
  /** Requested data types, `*` for all. */
  dataTypes: withDefault(string, '*'),
  /** Rows per call; -1 requests all in one (the real service pages without a stable order). */
  pageSize: withDefault(
    refined(
      number,
      (size) => size === -1 || (Number.isSafeInteger(size) && size > 0),
      'expected int, -1 or above 0',
    ),
    -1,
  ),
})

const serviceV1 = object({
  dialect: is<'v1'>((dialect) => dialect === 'v1', 'expected v2 or v1'),
  /** Base address of `/emobility/rest/…`. */
  baseUrl: webAddress,
})

const contactAddress = optional(address((text) => isAddress(text, /^(https?|mailto):/i)))
const page = optional(address(isPageAddress))

const embedder = address((text) => text === '*' || isWebAddress(text))

type Service = ValueOf<typeof serviceV2> | ValueOf<typeof serviceV1>

const service: Shape<Service> = (input, reject) =>
  (isRecord(input) && input.dialect === 'v2' ? serviceV2 : serviceV1)(input, reject)

const timeoutSeconds = withDefault(
  refined(number, (seconds) => seconds > 0, 'expected more than 0'),
  5,
)

const onlineStyles = object({
  light: webAddress,
  dark: webAddress,
  /** Other addresses that the styles load from (tiles, glyphs, sprites). */
  origins: withDefault(array(webAddress), []),
  /** Whether people must agree before any of these is requested; absent: only for hosts other than the site's own. */
  ask: optional(boolean),
  timeoutSeconds,
})

const mapArchive = object({
  /** Path on this site of a PMTiles archive in the Protomaps basemap schema. */
  archive: refined(string, (path) => /^(\/\w[\w.-]*)+\.pmtiles$/.test(path), 'expected /*.pmtiles'),
  timeoutSeconds,
})

const basemap: Shape<ValueOf<typeof onlineStyles> | ValueOf<typeof mapArchive>> = (input, reject) =>
  (isRecord(input) && 'archive' in input ? mapArchive : onlineStyles)(input, reject)

const config = object({
  /** Publisher of the data, by its common name. */
  publisher: string,
  service,
  /** Absent: the app has no login. */
  identity: optional(
    object({
      /** Issuer address, `https://…/auth/realms/<realm>`. */
      authority: webAddress,
      /** Empty: there is no client yet, and the app has no login. */
      clientId: string,
      scope: withDefault(string, 'openid'),
      /**
       * Method of the provider's logout: `post` (default) sends our ID token in a form; `get` sends none, so that the
       * provider may ask for confirmation. `get` is for providers on another site whose cookies are `SameSite=Lax`,
       * and for those whose logout redirects to a third site.
       */
      logout: optional(oneOf('post', 'get')),
    }),
  ),
  region: object({
    name: string,
    /** The first camera. */
    bbox: is(isBbox, 'expected west, south, east and north in degrees'),
    timeZone: withDefault(timeZone, 'Europe/Rome'),
    /** v2 only: request only stations in this box, and stations without coordinates. */
    only: withDefault(boolean, false),
  }),
  /** Tourism datasets, for places to stay and to eat near a station. Absent: they are not shown. */
  tourism: optional(object({ baseUrl: webAddress })),
  /** Map that replaces the embedded one if it is loaded within `timeoutSeconds`. */
  basemap: optional(basemap),
  /** Finds places by name, on submit only. Absent: only the app's own towns are found. */
  geocoder: optional(object({ kind: oneOf('photon', 'nominatim'), url: webAddress })),
  /** Sites that may show `/embed/` in a frame, `*` for any; absent: none. The embedded page has no login. */
  embed: optional(object({ frameAncestors: withDefault(array(embedder), []) })),
  /** Headers of the site that only its operator can decide. */
  headers: optional(
    object({
      /** Address for browsers' reports on the policy; absent: none. Characters that end a directive are not allowed. */
      reportUri: optional(
        refined(
          webAddress,
          (address) => !/[\s;,"'$\\]/.test(address),
          'expected none of ; , " \' $ \\ and no space',
        ),
      ),
      /** Whether HSTS includes all subdomains of the site: each must then be served over https. */
      hstsIncludeSubDomains: withDefault(boolean, false),
    }),
  ),
  /** Seconds between two requests of the latest values; the real service's data moves every five minutes. */
  refreshSeconds: withDefault(
    refined(number, (seconds) => seconds >= 10, 'expected at least 10'),
    60,
  ),
  /** `mailto:` or web address for requests of closed data. */
  contact: contactAddress,
  /**
   * Address for reports on a station, `https:` or `mailto:`; `{id}`, `{name}`, `{link}` are filled in. Absent: a
   * `mailto:` contact.
   */
  report: optional(refined(trimmedString, isReportAddress, 'expected https or mailto')),
  /** Pages that a public body must link to. Each is shown if it is given. */
  pages: optional(object({ imprint: page, privacy: page, accessibility: page })),
  licence: withDefault(object({ name: string, url: webAddress }), {
    name: 'CC0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  }),
})

function isBbox(list: unknown): list is Bbox {
  const isWithin = (degrees: unknown, index: number) =>
    typeof degrees === 'number' && Math.abs(degrees) <= (index % 2 ? 90 : 180)
  return Array.isArray(list) && list.length === 4 && list.every(isWithin)
}

export type Config = ValueOf<typeof config>
export type ServiceConfig = Config['service']
export type ServiceV2Config = ValueOf<typeof serviceV2>
export type IdentityConfig = NonNullable<Config['identity']>

/** @throws ConfigError naming every bad key */
export function parseConfig(input: unknown): Config {
  const result = toParser(config).safeParse(input)
  if (result.success) return result.data
  throw new ConfigError(issueLines(result.error, 'config'))
}
