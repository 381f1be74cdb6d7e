import type { Misconfiguration } from './misconfigurations'
import { forPath, withHeader, withJson, withoutHeader } from './service-proxy'

const realm = '/auth/realms/demo'
const discovery = /openid-configuration$/

export const atProvider: Misconfiguration[] = [
  {
    name: 'an issuer with a slash too many',
    apply: ({ config, origin }) => Object.assign(config.identity, { authority: `${origin}${realm}/` }),
    finds: [
      /Set identity\.authority to "http:\/\/localhost:\d+\/auth\/realms\/demo": the provider names this issuer/,
    ],
  },
  {
    name: 'a realm that is not there',
    apply: ({ config, origin }) =>
      Object.assign(config.identity, { authority: `${origin}/auth/realms/other` }),
    finds: [/Set identity\.authority to the issuer address .* answers 404/],
  },
  {
    name: 'a discovery document that the page may not read',
    apply: (deployment) => {
      deployment.proxy = forPath(discovery, withoutHeader('access-control-allow-origin'))
    },
    finds: [/Set Access-Control-Allow-Origin of .*openid-configuration/],
  },
  {
    name: 'an endpoint without encryption',
    apply: (deployment) => {
      deployment.proxy = forPath(
        discovery,
        withJson((json) => ({ ...json, token_endpoint: 'http://login.example.org/token' })),
      )
    },
    finds: [/Set the provider's public address to https: its token_endpoint is on http/],
  },
  {
    name: 'an endpoint of another origin',
    apply: (deployment) => {
      deployment.proxy = forPath(
        discovery,
        withJson((json) => ({ ...json, jwks_uri: 'https://keys.example.org/' })),
      )
    },
    finds: [/Set the provider's public address to .*: its jwks_uri is on https:\/\/keys\.example\.org/],
  },
  {
    name: 'a provider without S256',
    apply: (deployment) => {
      deployment.proxy = forPath(
        discovery,
        withJson((json) => ({ ...json, code_challenge_methods_supported: ['plain'] })),
      )
    },
    finds: [/Switch on "S256" in the provider's code_challenge_methods_supported/],
  },
  {
    name: 'a provider without the code flow',
    apply: (deployment) => {
      deployment.proxy = forPath(
        discovery,
        withJson((json) => ({ ...json, response_types_supported: ['id_token'] })),
      )
    },
    finds: [/Switch on "code" in the provider's response_types_supported/],
  },
  {
    name: 'a provider without a logout',
    apply: (deployment) => {
      deployment.proxy = forPath(
        discovery,
        withJson(({ end_session_endpoint: _, ...json }) => json),
      )
    },
    finds: [/WARNING Switch on RP-initiated logout/],
  },
  {
    name: 'keys that the page may not read',
    apply: (deployment) => {
      deployment.proxy = forPath(/\/certs$/, withoutHeader('access-control-allow-origin'))
    },
    finds: [/Set Access-Control-Allow-Origin of .*\/certs/],
  },
  {
    name: 'a provider without keys',
    apply: (deployment) => {
      deployment.proxy = forPath(
        /\/certs$/,
        withJson(() => ({ keys: [] })),
      )
    },
    finds: [/Set up a signing key/],
  },
  {
    name: 'a client that the provider does not know',
    apply: ({ config }) => Object.assign(config.identity, { clientId: 'pluhboard' }),
    finds: [/Set identity\.clientId to a public client.* refuses "pluhboard" \(invalid_client\)/],
  },
  {
    name: 'a client with a secret',
    apply: ({ config }) => Object.assign(config.identity, { clientId: 'generic-secret' }),
    finds: [/Set identity\.clientId to a public client without a secret/],
  },
  {
    name: 'a redirect address that is not registered',
    apply: (deployment) => {
      deployment.proxy = { ask: (url) => change(url, 'redirect_uri', 'https://other.example/auth/callback/') }
    },
    finds: [/Set the redirect address of the client "plugboard" at the provider to http.*\/auth\/callback\//],
  },
  {
    name: 'an address after the logout that is not registered',
    apply: (deployment) => {
      deployment.proxy = { ask: (url) => change(url, 'post_logout_redirect_uri', 'https://other.example/') }
    },
    finds: [/Set the address after a logout of the client "plugboard"/],
  },
  {
    name: 'a token endpoint that the page may not read',
    apply: (deployment) => {
      deployment.proxy = forPath(/\/token$/, withoutHeader('access-control-allow-origin'))
    },
    finds: [
      /Add http.* to the origins of the client "plugboard" at the provider .*: Access-Control-Allow-Origin is absent/,
    ],
  },
  {
    name: 'answers without the issuer that the provider promises',
    apply: (deployment) => {
      deployment.proxy = forPath(/\/auth$/, (response) => {
        const location = response.headers.location ?? ''
        return withHeader('location', location.replace(/&iss=[^&]*/, ''))(response)
      })
    },
    finds: [/Set the provider's "iss" in its answers to "http.*": it is absent/],
  },
  {
    name: 'a client that may sign in without PKCE',
    apply: (deployment) => {
      deployment.proxy = {
        ask(url) {
          if (!url.pathname.endsWith('/auth') || url.searchParams.has('code_challenge')) return
          url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
          url.searchParams.set('code_challenge_method', 'S256')
        },
      }
    },
    finds: [/WARNING Set "PKCE required: S256" for the client "plugboard"/],
  },
  {
    name: 'a scope that the provider does not know',
    apply: ({ config }) => Object.assign(config.identity, { scope: 'openid stations' }),
    finds: [/Switch on "stations" in the provider's scopes_supported/],
  },
]

function change(url: URL, name: string, value: string): void {
  if (url.searchParams.has(name)) url.searchParams.set(name, value)
}
