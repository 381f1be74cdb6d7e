/** Viewer: `anonymous`, or issuer and subject of the signed-in account. First part of every query key. */
export type Viewer = 'anonymous' | `${string}|${string}`

export const anonymous: Viewer = 'anonymous'

/**
 * Source of tokens. `refused`: token that the service has just refused, so that the session can return a newer one.
 * `null`: send the request without one.
 */
export type TokenSource = (refused?: string) => Promise<string | null>

/** Tokens of an anonymous viewer. */
export const withoutToken: TokenSource = async () => null
