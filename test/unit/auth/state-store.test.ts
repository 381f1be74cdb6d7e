import { expect, test } from 'vitest'
import { createStateStore } from '../../../src/auth/provider/state-store'
import type { Encryption } from '../../../src/auth/provider/verifier-encryption'
import { readPendingRedirect } from '../../../src/auth/redirect/pending-redirect'
import { type Kept, openTab } from './page'

const verifier = 'a-verifier-of-43-characters-or-more-0123456789'
const request = { id: 'state-1', code_verifier: verifier, nonce: 'n', data: '/?q=a', request_type: 'si:r' }

/** Replacement of the encryption that reverses the text; it rejects text that ends with "!". */
const reversing: Encryption = {
  encrypt: async (text) => [...text].reverse().join(''),
  decrypt: async (encrypted) => {
    if (encrypted.endsWith('!')) throw new Error('Not encrypted here')
    return [...encrypted].reverse().join('')
  },
}
const broken: Encryption = {
  encrypt: () => Promise.reject(new Error('No database')),
  decrypt: () => Promise.reject(new Error('No database')),
}

function opened(encryption: Encryption) {
  const storage: Kept = new Map()
  const tab = openTab('/', { storage })
  return { tab, storage, store: createStateStore(tab, encryption) }
}

test('the verifier is stored encrypted, and decrypted unchanged', async () => {
  const { tab, storage, store } = opened(reversing)
  await store.set(request.id, JSON.stringify(request))
  expect([...storage.values()].join()).not.toContain(verifier)
  expect(readPendingRedirect(tab)).toMatchObject({ id: 'state-1', data: '/?q=a', request_type: 'si:r' })
  expect(JSON.parse((await store.get(request.id)) ?? '')).toEqual(request)
  expect(await store.getAllKeys()).toEqual(['state-1'])
  expect(JSON.parse((await store.remove(request.id)) ?? '')).toEqual(request)
  expect(storage.size).toBe(0)
})

test('another state finds nothing and removes nothing', async () => {
  const { storage, store } = opened(reversing)
  await store.set(request.id, JSON.stringify(request))
  expect(await store.get('state-2')).toBeNull()
  expect(await store.remove('state-2')).toBeNull()
  expect(storage.size).toBe(1)
})

test('a browser without a database for the key still signs in', async () => {
  const { store } = opened(broken)
  await store.set(request.id, JSON.stringify(request))
  expect(JSON.parse((await store.remove(request.id)) ?? '')).toEqual(request)
})

test('a verifier that cannot be decrypted counts as no pending sign-in, and is removed', async () => {
  const { storage, store } = opened({ ...reversing, encrypt: async () => 'of another browser!' })
  await store.set(request.id, JSON.stringify(request))
  expect(await store.get(request.id)).toBeNull()
  expect(await store.remove(request.id)).toBeNull()
  expect(storage.size).toBe(0)
})

test('the entry of a sign-out is stored unencrypted', async () => {
  const { store } = opened(reversing)
  const signOut = { id: 'state-3', request_type: 'so:r', data: '/' }
  await store.set(signOut.id, JSON.stringify(signOut))
  expect(JSON.parse((await store.get(signOut.id)) ?? '')).toEqual(signOut)
})
