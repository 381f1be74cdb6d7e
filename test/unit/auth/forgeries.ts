import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { SmallProvider } from './small-provider'

/** One thing that a provider, or somebody between it and us, got wrong while a person was at its login page. */
export interface Forgery {
  name: string
  /** Why the sign-in must be rejected. */
  why: 'untrusted' | 'stale' | 'refused' | 'clock'
  /** Whether the code may be redeemed before it is found out. */
  redeems: boolean
  spoil?(theirs: SmallProvider): void | Promise<void>
  /** Parameters of the callback that are others than the good ones; `null` leaves one out. */
  callback?: Record<string, string | null>
}

const now = Math.floor(Date.now() / 1000)
const evil = 'https://evil.test'

const claims: [string, JWTPayload][] = [
  ['another issuer', { iss: evil }],
  ['an issuer with a slash more', { iss: 'http://127.0.0.1/' }],
  ['an empty issuer', { iss: '' }],
  ['no issuer', { iss: undefined as unknown as string }],
  ['another audience', { aud: 'other' }],
  ['an empty audience', { aud: '' }],
  ['no audience', { aud: undefined as unknown as string }],
  ['an audience in capitals', { aud: 'PLUGBOARD' }],
  ['audiences without ours', { aud: ['other', 'third'] }],
  ['several audiences and no party', { aud: ['plugboard', 'other'] }],
  ['several audiences and another party', { aud: ['plugboard', 'other'], azp: 'other' }],
  ['another party', { azp: 'other' }],
  ['an empty party', { azp: '' }],
  ['an end long ago', { exp: 1 }],
  ['an end two minutes ago', { exp: now - 120 }],
  ['no end', { exp: undefined as unknown as number }],
  ['an end in words', { exp: 'tomorrow' as unknown as number }],
  ['a start in the future', { nbf: now + 600 }],
  ['an issue in the future', { iat: now + 600 }],
  ['no issue', { iat: undefined as unknown as number }],
  ['another nonce', { nonce: 'other' }],
  ['an empty nonce', { nonce: '' }],
  ['no nonce', { nonce: undefined }],
  ['nobody', { sub: undefined as unknown as string }],
  ['an empty person', { sub: '' }],
  ['a person that is a number', { sub: 7 as unknown as string }],
]

/** Right in themselves: a clock is wrong, theirs or ours, or the token is not the one of this sign-in. */
const times: [string, JWTPayload][] = [
  ['an issue of yesterday', { iat: now - 86_400, exp: now + 300 }],
  ['an issue and an end of yesterday', { iat: now - 86_400, exp: now - 86_100 }],
  ['an issue of tomorrow', { iat: now + 86_400, exp: now + 86_700 }],
]

type Forge = (good: JWTPayload, authority: string) => unknown
const part = (value: unknown) => base64url.encode(JSON.stringify(value))
const signed = async (good: JWTPayload, header: Record<string, unknown> = {}) => {
  const { privateKey } = await generateKeyPair('ES256')
  return await new SignJWT(good).setProtectedHeader({ alg: 'ES256', kid: 'k', ...header }).sign(privateKey)
}
const forgeries: [string, Forge][] = [
  ['without a signature', (good) => `${part({ alg: 'none' })}.${part(good)}.`],
  ['without a signature, in capitals', (good) => `${part({ alg: 'NONE', kid: 'k' })}.${part(good)}.`],
  ['signed with another key of that name', (good) => signed(good)],
  ['signed with a key that nobody knows', (good) => signed(good, { kid: 'unknown' })],
  [
    'that brings its own key',
    async (good) => {
      const { privateKey, publicKey } = await generateKeyPair('ES256')
      const jwk = await exportJWK(publicKey)
      return await new SignJWT(good).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey)
    },
  ],
  [
    'signed with the public key as a secret',
    async (good, authority) => {
      const { keys } = (await (await fetch(`${authority}/certs`)).json()) as {
        keys: unknown[]
      }
      const secret = new TextEncoder().encode(JSON.stringify(keys[0]))
      return await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(secret)
    },
  ],
  [
    'with a critical header that we do not know',
    (good) => `${part({ alg: 'ES256', crit: ['x'], x: 1 })}.${part(good)}.AA`,
  ],
  ['that is a word', () => 'token'],
  ['of two parts', (good) => `${part({ alg: 'ES256' })}.${part(good)}`],
  ['of five parts', () => 'a.b.c.d.e'],
  ['that is empty', () => ''],
  ['that is a number', () => 7],
  ['that is an object', () => ({})],
  ['that is not there', () => undefined],
]

const documents: [string, Record<string, unknown>][] = [
  ['of another issuer', { issuer: evil }],
  ['of an issuer with a slash more', { issuer: 'http://127.0.0.1:1/' }],
  ['of no issuer', { issuer: undefined }],
  ['of an issuer that is a list', { issuer: [evil] }],
  ['with a token endpoint elsewhere', { token_endpoint: `${evil}/token` }],
  ['with keys elsewhere', { jwks_uri: `${evil}/certs` }],
  ['with a login page elsewhere', { authorization_endpoint: `${evil}/auth` }],
  ['with a logout elsewhere', { end_session_endpoint: `${evil}/logout` }],
  ['with a revocation elsewhere', { revocation_endpoint: `${evil}/revoke` }],
  ['with a login page that is a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ['without a token endpoint', { token_endpoint: undefined }],
  ['without keys', { jwks_uri: undefined }],
]

const callbacks: [string, Record<string, string | null>, 'untrusted' | 'stale' | 'refused'][] = [
  ['of another issuer', { iss: evil }, 'untrusted'],
  ['of an issuer with a slash more', { iss: 'http://127.0.0.1/' }, 'untrusted'],
  ['of an empty issuer', { iss: '' }, 'untrusted'],
  ['without the issuer that was promised', { iss: null }, 'untrusted'],
  ['with an error and another issuer', { error: 'access_denied', iss: evil }, 'untrusted'],
  ['with a foreign state', { state: 'foreign' }, 'stale'],
  ['with an empty state', { state: '' }, 'stale'],
  ['without a state', { state: null }, 'stale'],
  ['without a code', { code: null }, 'stale'],
  ['with an empty code', { code: '' }, 'stale'],
  ['with code and error', { error: 'invalid_request' }, 'refused'],
]

const forgeClaims = (why: Forgery['why'], wrong: [string, JWTPayload][]): readonly Forgery[] =>
  wrong.map(([name, spoilt]) => ({
    name: `claims with ${name}`,
    why,
    redeems: true,
    spoil: ({ behaviour }) => void Object.assign(behaviour.claims, spoilt),
  }))

export const forgedClaims = [...forgeClaims('untrusted', claims), ...forgeClaims('clock', times)]

export const forgedTokens: readonly Forgery[] = forgeries.map(([name, forge]) => ({
  name: `an ID token ${name}`,
  why: 'untrusted',
  redeems: true,
  async spoil({ authority, behaviour }) {
    const { nonce } = behaviour.claims
    const good = { iss: authority, aud: 'plugboard', sub: 'ada', iat: now, exp: now + 300, nonce }
    behaviour.token = { id_token: await forge(good, authority) }
  },
}))

export const forgedMetadata: readonly Forgery[] = documents.map(([name, spoilt]) => ({
  name: `metadata ${name}`,
  why: 'untrusted',
  redeems: false,
  spoil: ({ behaviour }) => void Object.assign(behaviour.metadata, spoilt),
}))

export const forgedCallbacks: readonly Forgery[] = callbacks.map(([name, callback, why]) => ({
  name: `a callback ${name}`,
  why,
  redeems: false,
  callback,
}))
