import { describe, expect, test } from 'vitest'
import {
  checkCallbackIssuer,
  checkMetadata,
  providerFetchOptions,
} from '../../../src/auth/provider/discovery'
import { UntrustedError } from '../../../src/auth/provider-errors'

const authority = 'https://id.test/auth/realms/demo'
const good = {
  issuer: authority,
  authorization_endpoint: `${authority}/protocol/openid-connect/auth`,
  token_endpoint: `${authority}/protocol/openid-connect/token`,
  jwks_uri: `${authority}/protocol/openid-connect/certs`,
  end_session_endpoint: `${authority}/protocol/openid-connect/logout`,
  revocation_endpoint: `${authority}/protocol/openid-connect/revoke`,
}

describe('the metadata of a provider', () => {
  test('are accepted from the configured issuer', () => {
    expect(checkMetadata(good, authority)).toEqual(good)
  })

  test('can be without logout and revocation', () => {
    const { end_session_endpoint, revocation_endpoint, ...rest } = good
    expect(checkMetadata(rest, authority)).toEqual(rest)
  })

  test.each<[string, unknown]>([
    ['of another issuer', { ...good, issuer: 'https://evil.test/auth/realms/demo' }],
    ['of another realm', { ...good, issuer: 'https://id.test/auth/realms/other' }],
    ['of an issuer with another ending', { ...good, issuer: `${authority}/` }],
    ['without an issuer', { ...good, issuer: undefined }],
    ['with a token endpoint elsewhere', { ...good, token_endpoint: 'https://evil.test/token' }],
    ['with a login page elsewhere', { ...good, authorization_endpoint: 'https://evil.test/auth' }],
    ['with keys elsewhere', { ...good, jwks_uri: 'https://evil.test/certs' }],
    ['with keys over plain http', { ...good, jwks_uri: good.jwks_uri.replace('https', 'http') }],
    ['with a logout elsewhere', { ...good, end_session_endpoint: 'https://evil.test/logout' }],
    ['with a revocation elsewhere', { ...good, revocation_endpoint: 'https://evil.test/revoke' }],
    ['with a script for a login page', { ...good, authorization_endpoint: 'javascript:alert(1)' }],
    ['without a token endpoint', { ...good, token_endpoint: undefined }],
    ['that are a list', [good]],
    ['that are nothing', null],
  ])('are rejected %s', (_name, document) => {
    expect(() => checkMetadata(document, authority)).toThrow(UntrustedError)
  })
})

describe('the issuer in a callback (RFC 9207)', () => {
  const callback = (query: string) => `https://plugboard.test/auth/callback/?code=1&state=2${query}`
  const encoded = encodeURIComponent(authority)

  test('may be absent if the metadata do not announce it', () => {
    expect(() => checkCallbackIssuer(callback(''), good)).not.toThrow()
  })
  test('is accepted if it is the configured one', () => {
    const promised = { ...good, authorization_response_iss_parameter_supported: true }
    expect(() => checkCallbackIssuer(callback(`&iss=${encoded}`), promised)).not.toThrow()
  })
  test('is rejected if it is another one', () => {
    expect(() => checkCallbackIssuer(callback('&iss=https%3A%2F%2Fevil.test'), good)).toThrow(UntrustedError)
  })
  test('is rejected if it is announced and absent', () => {
    const promised = { ...good, authorization_response_iss_parameter_supported: true }
    expect(() => checkCallbackIssuer(callback(''), promised)).toThrow(UntrustedError)
  })
})

test('requests to the provider have no cookies, no cache and no redirects', () => {
  expect(providerFetchOptions()).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' })
})
