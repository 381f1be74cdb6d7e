import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKeys } from '../../../src/auth/provider/keys'
import { minute } from '../../../src/durations'
import { type SmallProvider, startSmallProvider } from './small-provider'

let theirs: SmallProvider
let time = 0
let answered = 0
let served: unknown[] = []

beforeEach(async () => {
  theirs = await startSmallProvider()
  time = 0
  answered = 0
  theirs.behaviour.instead['/certs'] = (response) => {
    answered += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: served }))
  }
})
afterEach(() => theirs.close())

/** A key of the provider, and whether a token signed with it is taken now. */
async function newKey(kid: string, keys: ReturnType<typeof createKeys>) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' },
    isTaken: () => jwtVerify(token, keys).then(Boolean, () => false),
  }
}
const openKeys = () => createKeys(`${theirs.authority}/certs`, () => time)

test('a key that the provider has removed is accepted for at most ten minutes', async () => {
  const keys = openKeys()
  const [old, next] = [await newKey('old', keys), await newKey('next', keys)]
  served = [old.jwk]
  expect(await old.isTaken()).toBe(true)
  served = [next.jwk]
  time = 9 * minute
  expect(await old.isTaken()).toBe(true)
  expect(answered).toBe(1)
  time = 11 * minute
  expect(await old.isTaken()).toBe(false)
  expect(await next.isTaken()).toBe(true)
})

test('an unreachable JWKS keeps a session for at most a day', async () => {
  const keys = openKeys()
  const key = await newKey('k', keys)
  served = [key.jwk]
  expect(await key.isTaken()).toBe(true)
  theirs.behaviour.instead['/certs'] = (response) => response.writeHead(503).end()
  time = 23 * 60 * minute
  expect(await key.isTaken()).toBe(true)
  time = 25 * 60 * minute
  expect(await key.isTaken()).toBe(false)
})
