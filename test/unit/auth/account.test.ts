import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { readAccount } from '../../../src/auth/provider/account'

const issuer = 'https://id.test/realm'

describe('the account of a token', () => {
  test('is identified by issuer and subject', () => {
    expect(readAccount(issuer, { sub: 'ada' }, 'opaque')).toEqual({
      viewer: 'https://id.test/realm|ada',
      name: 'ada',
      roles: [],
    })
  })

  test.each([
    [{ name: 'Ada L.', preferred_username: 'ada', email: 'a@b.test' }, 'Ada L.'],
    [{ name: ' ', preferred_username: 'ada' }, 'ada'],
    [{ name: 7, email: 'a@b.test' }, 'a@b.test'],
  ])('has the name %j', (claims, name) => {
    expect(readAccount(issuer, { sub: '1', ...claims }, '').name).toBe(name)
  })

  test('has the roles of ID and access token, each once, sorted', () => {
    const accessToken = new UnsecuredJWT({ resource_access: { b: { roles: ['write', 'read'] } } }).encode()
    const claims = { sub: 'ada', resource_access: { a: { roles: ['read', 7, null] } } }
    expect(readAccount(issuer, claims, accessToken).roles).toEqual(['read', 'write'])
  })

  test.each([null, 'all', 7, [], { a: null }, { a: 'all' }, { a: { roles: 'all' } }, { a: {} }])(
    'has no roles when resource_access is %j',
    (access) => {
      expect(readAccount(issuer, { sub: 'ada', resource_access: access }, 'a.b.c').roles).toEqual([])
    },
  )
})
