import type { Parser } from './shape'
import type { z } from './zod'

/** One operation of the interface as data, used by the client and the sandbox's server. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `operationId` in the API specification. */
  operation: string
  method: 'GET' | 'POST'
  /** Path below the service's base address; `{name}` marks a segment. */
  path: string
  query: Query
  /** Fields of a POST, `application/x-www-form-urlencoded`. */
  form?: z.ZodMiniType
  answer: Answer
  deprecated?: true
}

/** The part of an endpoint that a client needs. */
export interface EndpointRequest<Answer, Json = unknown> {
  path: string
  answer: Parser<Answer, Json>
  /** Parses a successful answer for `answer`, instead of `JSON.parse`. @throws SyntaxError */
  parse?: (text: string) => Json | Promise<Json>
}

/** A segment that a path cannot contain: it would leave its path (`.`, `..`), vanish (empty), or is no valid text. */
export class SegmentError extends Error {
  override name = 'SegmentError' as const
}

function encodeSegment(name: string, value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$|\p{Surrogate}/u.test(value))
    throw new SegmentError(`Path segment "${name}" cannot be "${value ?? ''}".`)
  // `*` and `,` mean "all" and "and" in the interface's paths, and are legal in a segment.
  return encodeURIComponent(value).replaceAll('%2C', ',')
}

/** Text of a query value. Absent values are left out of the URL. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Builds the URL of one call.
 * @param base address of the service without a slash at the end, e.g. `https://mobility.api.opendatahub.com`
 * @throws SegmentError if a segment is missing, empty, `.`, `..` or has half a surrogate pair
 */
export function toUrl(
  { path: template }: Pick<Endpoint, 'path'>,
  base: string,
  segments: Readonly<Record<string, string>> = {},
  query: QueryValues = {},
): URL {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, segments[name]))
  const url = new URL(base.replace(/\/+$/, '') + path)
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(key, String(value))
  return url
}
