import { ConfigError } from './config/config-error'
import { issueLines } from './contract/issues'
import { addressOf, isWebAddress, webAddress } from './contract/web-address'
import { z } from './contract/zod'

const timeZone = z.string().check(z.refine(isTimeZone, 'not a time zone such as Europe/Rome'))

/** West, south, east, north in decimal degrees. */
type Bbox = [number, number, number, number]

const serviceV2Schema = z.object({
  dialect: z.literal('v2'),
  /** Address below which `/v2/flat/…` stands. */
  baseUrl: webAddress,
  /** What to show: a type of places and, where it has one, the type of its parts. */
  stationType: z._default(z.string(), 'EChargingStation'),
  plugType: z._default(z.nullable(z.string()), 'EChargingPlug'),
  /** Data types to ask for, `*` for all. */
  dataTypes: z._default(z.string(), '*'),
  /** Rows per call; -1 asks for all in one (the real service pages without a stable order). */
  pageSize: z._default(z.number().check(z.refine(Number.isSafeInteger, 'expected int')), -1),
})

const serviceV1Schema = z.object({
  dialect: z.literal('v1'),
  /** Address below which `/emobility/rest/…` stands. */
  baseUrl: webAddress,
})

const embedder = z.string().check(
  z.trim(),
  z.refine((text) => text === '*' || isWebAddress(text), 'expected url'),
)

type ServiceSchema = typeof serviceV2Schema | typeof serviceV1Schema

const configWith = <Service extends z.ZodMiniType>(service: Service) =>
  z.object({
    /** Who publishes the data, as people know them. */
    publisher: z.string(),
    service,
    /** Absent: the app has no login. */
    identity: z.optional(
      z.object({
        /** Issuer address, `https://…/auth/realms/<realm>`. */
        authority: webAddress,
        /** Empty: there is no client yet, and the app has no login. */
        clientId: z.string(),
        scope: z._default(z.string(), 'openid'),
        /**
         * How the browser leaves for the provider's logout: `post` (default) shows the provider our ID token in a
         * form, `get` shows none, so that the provider may ask the person. `get` is for providers on another site
         * whose cookies are `SameSite=Lax`, and for those whose logout leads on to a third site.
         */
        logout: z.optional(z.literal(['post', 'get'])),
      }),
    ),
    region: z.object({
      name: z.string(),
      /** The first camera. */
      bbox: z.custom<Bbox>(isBbox, 'expected west, south, east and north in degrees'),
      timeZone: z._default(timeZone, 'Europe/Rome'),
      /** Ask the service for this box only. Stations without coordinates are then not seen. */
      only: z._default(z.boolean(), false),
    }),
    /** Tourism datasets, for places to stay and to eat near a station. Absent: they are not shown. */
    tourism: z.optional(z.object({ baseUrl: webAddress })),
    /** Online map styles that replace the embedded one when they arrive within `timeoutSeconds`. */
    basemap: z.optional(
      z.object({
        light: webAddress,
        dark: webAddress,
        /** Other addresses that the styles load from (tiles, glyphs, sprites). */
        origins: z._default(z.array(webAddress), []),
        timeoutSeconds: z._default(
          z.number().check(z.refine((seconds) => seconds > 0, 'expected more than 0')),
          5,
        ),
      }),
    ),
    /** Finds places by name, on submit only. Absent: only the towns that the app knows are found. */
    geocoder: z.optional(z.object({ kind: z.literal(['photon', 'nominatim']), url: webAddress })),
    /** Which sites may show `/embed/` in a frame, `*` for any; none when absent. It never signs in. */
    embed: z.optional(z.object({ frameAncestors: z._default(z.array(embedder), []) })),
    /** Headers of the site that only its operator can decide. */
    headers: z.optional(
      z.object({
        /** Where browsers report what the policy has stopped; none when absent. Without what ends a directive. */
        reportUri: z.optional(
          webAddress.check(
            z.refine((text) => !/[\s;,"'$\\]/.test(text), 'expected none of ; , " \' $ \\ and no space'),
          ),
        ),
        /** HSTS for all hosts below the site's too: each of them must then be served over https. */
        hstsIncludeSubDomains: z._default(z.boolean(), false),
      }),
    ),
    /** Seconds between two looks at the latest values; the real service's data moves every five minutes. */
    refreshSeconds: z._default(
      z.number().check(z.refine((seconds) => seconds >= 10, 'expected at least 10')),
      60,
    ),
    /** `mailto:` or web address where closed data can be asked for. */
    contact: z.optional(addressOf(/^(https?|mailto):/i)),
    licence: z._default(z.object({ name: z.string(), url: webAddress }), {
      name: 'CC0',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    }),
  })

function isBbox(list: unknown): boolean {
  const most = [180, 90, 180, 90]
  if (!Array.isArray(list) || list.length !== most.length) return false
  return most.every((degrees, index) => typeof list[index] === 'number' && Math.abs(list[index]) <= degrees)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export type Config = z.infer<ReturnType<typeof configWith<ServiceSchema>>>
export type ServiceConfig = Config['service']
export type ServiceV2Config = z.infer<typeof serviceV2Schema>
export type IdentityConfig = NonNullable<Config['identity']>

const anyServiceSchema = z.looseObject({ service: z.looseObject({ dialect: z.unknown() }) })
/** Of a dialect that nobody speaks. */
const unknownServiceSchema = z.object({
  dialect: z.custom<'v1'>(() => false, 'is none of what it may be'),
  baseUrl: z._default(z.string(), ''),
})

function serviceSchemaOf(input: unknown) {
  switch (anyServiceSchema.safeParse(input).data?.service.dialect) {
    case 'v2':
      return serviceV2Schema
    case 'v1':
      return serviceV1Schema
    default:
      return unknownServiceSchema
  }
}

/** @throws {ConfigError} naming every bad key */
export function parseConfig(input: unknown): Config {
  const result = configWith(serviceSchemaOf(input)).safeParse(input)
  if (result.success) return result.data
  throw new ConfigError(issueLines(result.error, 'config'))
}
