import { describe, expect, test } from 'vitest'
import { takeRedirectCallback } from '../../../src/auth/redirect/redirect-callback'
import { openTab } from './page'

const waiting = (entry: object) => new Map([['plugboard.redirect', JSON.stringify(entry)]])
const signIn = { id: 's1', request_type: 'si:r', data: '/?q=meran', code_verifier: 'v' }
const signOut = { id: 's2', request_type: 'so:r', data: '/?q=bozen' }

function arrive(address: string, storage = new Map<string, string>()) {
  const tab = openTab(address, { storage })
  const kind = takeRedirectCallback(tab)?.kind ?? null
  return { kind, address: tab.location.href.replace('https://plugboard.test', ''), storage }
}

describe('the return from the login', () => {
  test('restores the view and removes the code', () => {
    const url = '/auth/callback/?code=c1&state=s1'
    expect(arrive(url, waiting(signIn))).toMatchObject({ kind: 'sign-in', address: '/?q=meran' })
    expect(takeRedirectCallback(openTab(url, { storage: waiting(signIn) }))?.url).toBe(
      `https://plugboard.test${url}`,
    )
  })

  test.each([
    ['without anything that waits (reload, back, bookmark)', '/auth/callback/?code=c1&state=s1', undefined],
    ['with the state of another attempt', '/auth/callback/?code=c1&state=other', signIn],
    ['without a state', '/auth/callback/?code=c1', signIn],
    ['without anything', '/auth/callback/', signIn],
    ['with the state of a logout', '/auth/callback/?code=c1&state=s2', signOut],
  ])('is stale %s', (_name, url, entry) => {
    const { kind, address } = arrive(url, entry ? waiting(entry) : undefined)
    expect(kind).toBe('stale')
    expect(address).not.toMatch(/code|state|callback/)
  })

  test('with an unknown state does not affect the pending sign-in', () => {
    const { storage } = arrive('/auth/callback/?code=c1&state=foreign', waiting(signIn))
    expect(arrive('/auth/callback/?code=c1&state=s1', storage).kind).toBe('sign-in')
  })

  test.each(['https://evil.test', '//evil.test', '/..//evil.test', 7, null])('never leads to %j', (data) => {
    const { address } = arrive('/auth/callback/?code=c1&state=s1', waiting({ ...signIn, data }))
    expect(address).toBe('/')
  })

  test.each(['null', '7', '"s1"', '{', '[]', '{"id":7}'])('survives the storage holding %s', (value) => {
    const storage = new Map([['plugboard.redirect', value]])
    expect(arrive('/auth/callback/?code=c1&state=s1', storage).kind).toBe('stale')
  })

  test('works in a browser that blocks the storage', () => {
    const tab = openTab('/auth/callback/?code=c1&state=s1')
    Object.defineProperty(tab, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(takeRedirectCallback(tab)?.kind).toBe('stale')
  })
})

describe('the return from the logout', () => {
  test('restores the view and removes the pending redirect', () => {
    const { kind, address, storage } = arrive('/?state=s2', waiting(signOut))
    expect({ kind, address, left: storage.size }).toEqual({ kind: 'sign-out', address: '/?q=bozen', left: 0 })
  })
})

test.each([
  '/',
  '/?q=meran',
  '/?state=other',
  '/?code=c1&state=s1',
  '/auth/callback?state=s1',
  '/embed/?state=s1',
])('a visit to %s without a redirect keeps its address', (url) => {
  expect(arrive(url, waiting(signIn))).toMatchObject({ kind: null, address: url })
})
