import { checkMetadata } from '../../auth/provider/discovery'
import { signatureAlgorithms } from '../../auth/provider/id-token'
import type { Config } from '../../config/config'
import { type ProviderMetadata, providerMetadataSchema } from '../../contract/identity'
import { issueLines } from '../../contract/issues'
import { isRecord } from '../../contract/type-guards'
import { checkClient } from './check-client'
import { type CheckContext, isSafe } from './check-context'
import { Notes, readMessage } from './notes'
import { checkCors, requestJson } from './request-json'

type Identity = NonNullable<Config['identity']>

const endpoints = [
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'end_session_endpoint',
  'revocation_endpoint',
] as const

/** Checks the identity provider as far as possible without an account. */
export async function checkIdentity(context: CheckContext): Promise<Notes> {
  const { config, site } = context
  const { identity } = config
  const notes = new Notes(`Identity provider ${identity?.authority ?? ''}`.trimEnd())
  if (!identity) {
    notes.skip('There is no identity in the configuration, so that the app has no login.')
    return notes
  }
  const metadata = await checkDiscovery(context, notes, identity)
  if (!metadata) return notes
  await checkKeys(context, notes, metadata)
  if (identity.clientId === '')
    notes.skip('The client was not checked: identity.clientId is empty, so that the app has no login.')
  else if (site === null)
    notes.skip('Client, redirect address and CORS were not checked: name the site as the second argument.')
  else await checkClient({ ...context, site }, notes, identity, metadata)
  return notes
}

async function checkDiscovery(
  context: CheckContext,
  notes: Notes,
  { authority, scope }: Identity,
): Promise<ProviderMetadata | undefined> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`
  const to =
    'the issuer address of the provider, of which /.well-known/openid-configuration is its discovery document'
  const answered = await requestJson(context, notes, address, { key: 'identity.authority', to })
  if (!answered) return undefined
  const { json, answer } = answered
  const parsed = providerMetadataSchema.safeParse(json)
  if (!parsed.success) {
    notes.fail(
      `Set identity.authority to ${to}: the document is not one (${issueLines(parsed.error).join('; ')}).`,
    )
    return undefined
  }
  const metadata = parsed.data
  const corsIsRight = checkCors(notes, answer, context.site)
  if (metadata.issuer !== authority)
    notes.fail(
      `Set identity.authority to "${metadata.issuer}": the provider names this issuer, and the page takes no other.`,
    )
  else if (corsIsRight) notes.ok('The discovery document can be read and names the configured issuer.')
  checkEndpoints(notes, metadata, authority)
  checkAbilities(notes, metadata, scope)
  try {
    return checkMetadata(json, authority)
  } catch (error) {
    if (!notes.hasErrors)
      notes.fail(`Set the provider's discovery document right: the page refuses it (${readMessage(error)}).`)
    return undefined
  }
}

function checkEndpoints(notes: Notes, metadata: ProviderMetadata, authority: string): void {
  const { origin } = new URL(authority)
  const stated = endpoints.flatMap((name) => (metadata[name] ? [[name, metadata[name]] as const] : []))
  const insecure = stated.filter(([, address]) => !isSafe(address))
  const elsewhere = stated.filter(([, address]) => new URL(address).origin !== origin)
  for (const [name] of insecure)
    notes.fail(`Set the provider's public address to https: its ${name} is on http, which browsers refuse.`)
  for (const [name, address] of elsewhere)
    if (isSafe(address))
      notes.fail(
        `Set the provider's public address to ${origin}: its ${name} is on ${new URL(address).origin}, which the page does not trust.`,
      )
  if (!metadata.end_session_endpoint)
    notes.warn(
      'Switch on RP-initiated logout at the provider: without an end_session_endpoint its session outlives a sign-out.',
    )
  if (insecure.length + elsewhere.length === 0)
    notes.ok(
      `The provider names ${stated.length} endpoints on its own origin: ${stated.map(([name]) => name).join(', ')}.`,
    )
}

function checkAbilities(notes: Notes, metadata: ProviderMetadata, scope: string): void {
  const list = (name: string): string[] | null => {
    const value = metadata[name]
    return Array.isArray(value) ? value.map(String) : null
  }
  const countBefore = notes.list.length
  const require = (name: string, wanted: string, why: string) => {
    const stated = list(name)
    if (stated !== null && !stated.includes(wanted))
      notes.fail(`Switch on "${wanted}" in the provider's ${name}: ${why}.`)
  }
  require('response_types_supported', 'code', 'the page signs in by the code flow alone')
  require('grant_types_supported', 'authorization_code', 'the page signs in by the code flow alone')
  require('response_modes_supported', 'query', 'the page reads the answer from the query')
  require('code_challenge_methods_supported', 'S256', 'the page proves by PKCE with S256 that a code is its own')
  for (const word of scope.split(' ').filter((one) => one !== ''))
    require('scopes_supported', word, 'identity.scope asks for it')
  if (!scope.split(' ').includes('openid'))
    notes.fail('Set identity.scope to a list with "openid": without it there is no ID token.')
  const signatures = list('id_token_signing_alg_values_supported')
  if (signatures && !signatures.some((name) => signatureAlgorithms.includes(name)))
    notes.fail(`Set the signature of ID tokens to RS256: the page takes none of ${signatures.join(', ')}.`)
  if (!list('code_challenge_methods_supported'))
    notes.warn(
      'Switch on PKCE with S256 at the provider: its document names no code_challenge_methods_supported.',
    )
  if (notes.list.length === countBefore)
    notes.ok('The provider offers the code flow, PKCE with S256 and the configured scope.')
}

async function checkKeys(
  context: CheckContext,
  notes: Notes,
  { jwks_uri: address }: ProviderMetadata,
): Promise<void> {
  const to = 'the issuer address of a provider whose jwks_uri answers'
  const answered = await requestJson(context, notes, address, { key: 'identity.authority', to })
  if (!answered || !checkCors(notes, answered.answer, context.site)) return
  const keys = isRecord(answered.json) && Array.isArray(answered.json.keys) ? answered.json.keys : []
  const usable = keys.filter((key) => isRecord(key) && ['RSA', 'EC', 'OKP'].includes(String(key.kty)))
  if (usable.length === 0)
    notes.fail(
      'Set up a signing key (RSA, EC or OKP) at the provider: its JWKS holds none, so that no ID token can be checked.',
    )
  else
    notes.ok(`The JWKS can be read and holds ${usable.length === 1 ? 'one key' : `${usable.length} keys`}.`)
}
