import { createHash } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyIdToken } from '../../../src/auth/provider/id-token'
import { ClockError, UntrustedError } from '../../../src/auth/provider-errors'

const issuer = 'https://id.test/realm'
const clientId = 'plugboard'
const accessToken = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y'
const expected = { issuer, clientId, accessToken, nonce: 'n-1' }
const now = () => Math.floor(Date.now() / 1000)
/** Of the token that a refresh follows. */
const previous = { sub: 'ada', iat: now() }

let ours: CryptoKeyPair
let foreign: CryptoKeyPair
let keys: ReturnType<typeof createLocalJWKSet>

beforeAll(async () => {
  ours = await generateKeyPair('RS256')
  foreign = await generateKeyPair('RS256')
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256' }] })
})

/** Claims as they should be, but for `changes`, which may be of any type: so may a forger's. */
function claims(changes: Record<string, unknown> = {}): JWTPayload {
  const good = { iss: issuer, aud: clientId, sub: 'ada', nonce: 'n-1', iat: now(), exp: now() + 300 }
  return { ...good, ...changes }
}

const sign = (payload: JWTPayload, { kid = 'ours', key = ours.privateKey } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

describe('an ID token is accepted', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as it should be', {}],
    ['for several audiences when it was issued to us', { aud: [clientId, 'other'], azp: clientId }],
    ['as the only one of a list', { aud: [clientId] }],
    ['when its clock is a minute ahead', { iat: now() + 50, nbf: now() + 50 }],
    ['when it ran out less than a minute ago', { iat: now() - 350, exp: now() - 50 }],
  ])('%s', async (_name, changes) => {
    const verified = await verifyIdToken(await sign(claims(changes)), keys, expected)
    expect(verified.sub).toBe('ada')
  })

  test.each<[string, number]>([
    ['as it should be', 0],
    ['on a device whose clock is a day ahead', -86_400],
    ['on a device whose clock is a day behind', 86_400],
    ['of a provider whose machines are half a minute apart', -30],
  ])('in a refresh for the same subject, without a nonce, %s', async (_name, later) => {
    const issued = previous.iat + later
    const token = await sign(claims({ nonce: undefined, iat: issued, exp: issued + 300 }))
    const last = later < -60 ? { ...previous, iat: issued } : previous
    await expect(
      verifyIdToken(token, keys, { issuer, clientId, accessToken, previous: last }),
    ).resolves.toBeTruthy()
  })
})

// The example of OpenID Connect Core, appendix A.4, and the same token by the other hashes.
test.each([
  ['RS256', '77QmUPtjPfzWtF2AnpK9RQ'],
  ['ES384', () => createHash('sha384').update(accessToken).digest().subarray(0, 24).toString('base64url')],
  ['Ed25519', () => createHash('sha512').update(accessToken).digest().subarray(0, 32).toString('base64url')],
] as const)('an ID token signed with %s is bound to its access token by at_hash', async (alg, hash) => {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const key = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg }] })
  const at_hash = typeof hash === 'string' ? hash : hash()
  const token = await new SignJWT(claims({ at_hash })).setProtectedHeader({ alg }).sign(privateKey)
  await expect(verifyIdToken(token, key, expected)).resolves.toBeTruthy()
  const other = verifyIdToken(token, key, { ...expected, accessToken: 'another' })
  await expect(other).rejects.toEqual(new UntrustedError('ID token: at_hash'))
  const renewed = verifyIdToken(token, key, { issuer, clientId, accessToken: 'another', previous })
  await expect(renewed).rejects.toBeInstanceOf(UntrustedError)
})

describe('an ID token is rejected', () => {
  test.each([
    ['an empty hash', ''],
    ['a number', 7],
    ['nothing', null],
  ])('whose at_hash is %s', async (_name, at_hash) => {
    const token = await sign(claims({ at_hash }))
    await expect(verifyIdToken(token, keys, expected)).rejects.toBeInstanceOf(UntrustedError)
  })

  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://evil.test/realm' }],
    ['of an issuer with another ending', { iss: `${issuer}/` }],
    ['without an issuer', { iss: undefined }],
    ['for another client', { aud: 'other' }],
    ['for a list of other clients', { aud: ['other', 'another'] }],
    ['without an audience', { aud: undefined }],
    ['for several audiences without azp', { aud: [clientId, 'other'] }],
    ['issued to another client', { azp: 'other' }],
    ['that ran out in 1970', { exp: 1 }],
    ['that ran out before it was issued', { exp: now() - 1 }],
    ['that ran out as it was issued', { iat: now(), exp: now() }],
    ['that never runs out', { exp: undefined }],
    ['with a time in words', { exp: 'tomorrow' }],
    ['without a time of issue', { iat: undefined }],
    ['issued at no time', { iat: 1e300, exp: 1e301 }],
    ['issued in words', { iat: 'today' }],
    ['not valid yet', { nbf: now() + 90 }],
    ['with another nonce', { nonce: 'n-2' }],
    ['without the nonce', { nonce: undefined }],
    ['with a longer nonce', { nonce: 'n-1 ' }],
    ['of nobody', { sub: undefined }],
    ['of an empty name', { sub: '' }],
  ])('%s', async (_name, changes) => {
    const token = await sign(claims(changes))
    await expect(verifyIdToken(token, keys, expected)).rejects.toBeInstanceOf(UntrustedError)
  })

  test.each<[string, Record<string, unknown>]>([
    ['that ran out', { iat: now() - 370, exp: now() - 70 }],
    ['of the future', { iat: now() + 90 }],
    ['of long ago', { iat: now() - 4000 }],
    ['of yesterday', { iat: now() - 86_400, exp: now() - 86_100 }],
  ])('for the clock only, if it is one %s', async (_name, changes) => {
    const token = await sign(claims(changes))
    await expect(verifyIdToken(token, keys, expected)).rejects.toBeInstanceOf(ClockError)
  })

  test('for another reason than the clock, if something else is wrong too', async () => {
    const token = await sign(claims({ iat: now() - 86_400, exp: now() - 86_100, nonce: 'n-2' }))
    await expect(verifyIdToken(token, keys, expected)).rejects.not.toBeInstanceOf(ClockError)
  })

  test.each<[string, Record<string, unknown>]>([
    ['of someone else', { sub: 'bob' }],
    ['older than the one before', { iat: previous.iat - 61, exp: previous.iat + 300 }],
    ['that ran out as it was issued', { exp: previous.iat }],
    ['that ran out in 1970', { exp: 1 }],
    ['without a time of issue', { iat: undefined }],
  ])('in a refresh, %s', async (_name, changes) => {
    const token = await sign(claims({ nonce: undefined, iat: previous.iat, ...changes }))
    const outcome = verifyIdToken(token, keys, { issuer, clientId, accessToken, previous })
    await expect(outcome).rejects.toBeInstanceOf(UntrustedError)
  })

  test.each<[string, () => Promise<string> | string]>([
    ['signed by a foreign key under our name', () => sign(claims(), { key: foreign.privateKey })],
    [
      'signed by a key that the provider does not have',
      () => sign(claims(), { kid: 'x', key: foreign.privateKey }),
    ],
    ['without a signature (alg none)', () => new UnsecuredJWT(claims()).encode()],
    ['with its signature cut off', async () => `${(await sign(claims())).split('.').slice(0, 2).join('.')}.`],
    [
      'with another payload under the same signature',
      async () => {
        const [header, , signature] = (await sign(claims())).split('.')
        return `${header}.${Buffer.from(JSON.stringify(claims({ sub: 'bob' }))).toString('base64url')}.${signature}`
      },
    ],
    [
      'signed with the public key as a shared secret (HS256)',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)))
        return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret)
      },
    ],
    [
      'that brings its own key',
      async () => {
        const jwk = await exportJWK(foreign.publicKey)
        return new SignJWT(claims())
          .setProtectedHeader({ alg: 'RS256', jwk, kid: 'x' })
          .sign(foreign.privateKey)
      },
    ],
    ['that is no token', () => 'hello'],
    ['that is empty', () => ''],
    ['that only looks like one', () => 'a.b.c'],
  ])('%s', async (_name, make) => {
    await expect(verifyIdToken(await make(), keys, expected)).rejects.toBeInstanceOf(UntrustedError)
  })
})

test('an unreachable JWKS does not reject the token', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(verifyIdToken(await sign(claims()), down, expected)).rejects.toBeInstanceOf(TypeError)
})
