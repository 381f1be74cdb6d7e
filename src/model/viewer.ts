/** Viewer: `anonymous`, or issuer and subject of the signed-in account. First part of every query key. */
export type Viewer = 'anonymous' | `${string}|${string}`

export const anonymous: Viewer = 'anonymous'

/**
 * Where the catalog gets a token. `rejected` is the token that the service just refused, so that the owner
 * of the session can tell whether a newer one is there already. `null`: send the request without one.
 */
export type TokenSource = (rejected?: string) => Promise<string | null>
