import { createHmac, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccessTokenVerifier } from '../../../src/sandbox/identity/access-token'
import { createService } from '../../../src/sandbox/service'
import { createWorld } from '../../../src/sandbox/world/world'

const issuer = 'http://localhost:4174/auth/realms/demo'
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const ours = rsa()
const theirs = rsa()
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const jwk = ours.publicKey.export({ format: 'jwk' })
const theirJwk = theirs.publicKey.export({ format: 'jwk' })

/** Whoever follows an address in a token comes here. */
let visits = 0
const lure = createServer((_, response) => {
  visits += 1
  response.end(JSON.stringify({ keys: [theirJwk] }))
})
const service = createServer(
  getRequestListener(
    createService({
      source: createWorld(1),
      servesV1: true,
      now: Date.now,
      verify: createAccessTokenVerifier(await importPublic(), issuer),
      exchange: () => Promise.reject(new Error('not asked here')),
      rate: false,
      bare401: false,
      flaws: false,
    }).fetch,
  ),
)
beforeAll(async () => {
  for (const server of [lure, service])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const server of [lure, service]) server.close()
})

function importPublic() {
  const use = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return crypto.subtle.importKey('jwk', jwk as JsonWebKey, use, true, ['verify'])
}

const addressOf = (server: typeof lure) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const now = Math.floor(Date.now() / 1000)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const header = { alg: 'RS256', typ: 'at+jwt', kid: 'demo' }
const claims = {
  iss: issuer,
  aud: 'odh-mobility-v2',
  sub: 'team',
  iat: now,
  exp: now + 300,
  resource_access: { 'odh-mobility-v2': { roles: ['BDP_ALL'] } },
}

type Signature = (text: string) => Buffer | string
const rsaSigned =
  (key: KeyObject, hash = 'sha256', more = {}): Signature =>
  (text) =>
    signBytes(hash, Buffer.from(text), { key, ...more })
const good = rsaSigned(ours.privateKey)
const bad = rsaSigned(theirs.privateKey)
const secret =
  (key: string, hash = 'sha256'): Signature =>
  (text) =>
    createHmac(hash, key).update(text).digest()
const nothing: Signature = () => ''

function token(signature: Signature, head: object = {}, body: object = {}): string {
  const text = `${encode({ ...header, ...head })}.${encode({ ...claims, ...body })}`
  const signed = signature(text)
  return `${text}.${typeof signed === 'string' ? signed : signed.toString('base64url')}`
}

const status = async (value: string) =>
  (
    await fetch(`${addressOf(service)}/mobility/v2/flat/EChargingStation?limit=1`, {
      headers: { Authorization: `Bearer ${value}` },
    })
  ).status

/** Signed as it should be, with another body put under the signature. */
function swapped(): string {
  const [head, , signature] = token(good).split('.')
  return [head, encode({ ...claims, sub: 'admin' }), signature].join('.')
}

const pss = { padding: 6, saltLength: 32 }
const p1363 = { dsaEncoding: 'ieee-p1363' }

const attacks: Record<string, () => string> = {
  'no algorithm, no signature': () => token(nothing, { alg: 'none' }),
  'no algorithm, capitalised': () => token(nothing, { alg: 'None' }),
  'no algorithm, mixed case': () => token(nothing, { alg: 'nOnE' }),
  'no algorithm, a good signature': () => token(good, { alg: 'none' }),
  'an empty algorithm': () => token(good, { alg: '' }),
  'a list of algorithms': () => token(good, { alg: ['RS256', 'none'] }),
  'our algorithm, no signature': () => token(nothing),
  'HS256 with the public key in PEM': () => token(secret(pem), { alg: 'HS256' }),
  'HS256 with the public key in PEM, trimmed': () => token(secret(pem.trim()), { alg: 'HS256' }),
  'HS256 with the public key as JWK': () => token(secret(JSON.stringify(jwk)), { alg: 'HS256' }),
  'HS256 with the modulus': () => token(secret(jwk.n ?? ''), { alg: 'HS256' }),
  'HS512 with the public key': () => token(secret(pem, 'sha512'), { alg: 'HS512' }),
  'an HMAC that calls itself RS256': () => token(secret(pem)),
  'a key of their own': () => token(bad),
  'their key in jwk': () => token(bad, { jwk: theirJwk }),
  'their key set in jku': () => token(bad, { jku: `${addressOf(lure)}/keys` }),
  'their certificate in x5u': () => token(bad, { x5u: `${addressOf(lure)}/cert` }),
  'their certificate in x5c': () => token(bad, { x5c: [theirs.publicKey.export(der).toString('base64')] }),
  'a kid that climbs to an empty file': () => token(secret(''), { alg: 'HS256', kid: '../../dev/null' }),
  'a kid that asks a database': () => token(secret('x'), { alg: 'HS256', kid: `' UNION SELECT 'x` }),
  'a kid that is an address': () => token(bad, { kid: addressOf(lure) }),
  'RS512 with our key': () => token(rsaSigned(ours.privateKey, 'sha512'), { alg: 'RS512' }),
  'PS256 with our key': () => token(rsaSigned(ours.privateKey, 'sha256', pss), { alg: 'PS256' }),
  'ES256 with their key': () => token(rsaSigned(curve.privateKey, 'sha256', p1363), { alg: 'ES256' }),
  'another body under the signature': swapped,
  'half a signature': () => token(good).slice(0, -172),
  'a part of the header that must be understood': () => token(good, { crit: ['x'], x: 1 }),
  'a body that is not encoded': () => token(good, { crit: ['b64'], b64: false }),
  'an expiry in the past': () => token(good, {}, { exp: now - 1 }),
  'no expiry': () => token(good, {}, { exp: undefined }),
  'an expiry in words': () => token(good, {}, { exp: 'never' }),
  'a start in the future': () => token(good, {}, { nbf: now + 300 }),
  'another audience': () => token(good, {}, { aud: 'tourism' }),
  'no audience': () => token(good, {}, { aud: undefined }),
  'another issuer': () => token(good, {}, { iss: 'http://localhost:4174/auth/realms/other' }),
  'an issuer that only begins like ours': () => token(good, {}, { iss: `${issuer}.evil.example` }),
  'no issuer': () => token(good, {}, { iss: undefined }),
  nobody: () => token(good, {}, { sub: undefined }),
  'an ID token': () => token(good, { typ: 'JWT' }, { aud: 'plugboard', nonce: 'n' }),
  'an ID token for our audience': () => token(good, { typ: 'JWT' }),
  'a token without a type': () => token(good, { typ: undefined }),
  'a logout token': () => token(good, { typ: 'logout+jwt' }),
}
const der = { type: 'spki', format: 'der' } as const

test('a valid token gets the data that the attacks do not get', async () => {
  expect(await status(token(good))).toBe(200)
})

test.each(Object.keys(attacks))('%s is rejected', async (name) => {
  expect(await status(attacks[name]?.() ?? '')).toBe(401)
})

test('no address in a token was requested', () => expect(visits).toBe(0))
