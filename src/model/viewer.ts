/** Viewer: `anonymous`, or issuer and subject of the signed-in account. First part of every query key. */
export type Viewer = 'anonymous' | `${string}|${string}`

export const anonymous: Viewer = 'anonymous'

/**
 * Refusal of a token. `suspected`: the call failed like the network, and the same one without the token was answered:
 * the service may have refused the token, or the network has failed once.
 */
export type Refusal = 'refused' | 'suspected'

/** What the service did with a token. */
export interface TokenReport {
  token: string
  result: 'accepted' | Refusal
}

/**
 * Source of tokens. After the report of a refused or suspected token the session returns a newer token, or the reported
 * one if it still uses it. `null`: send the request without a token.
 */
export type TokenSource = (report?: TokenReport) => Promise<string | null>

/** Tokens of an anonymous viewer. */
export const withoutToken: TokenSource = async () => null
