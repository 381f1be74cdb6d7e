import { createHash, randomBytes } from 'node:crypto'
import { callbackPath } from '../../auth/redirect/return-to'
import type { Config } from '../../config/config'
import type { ProviderMetadata } from '../../contract/identity'
import { isRecord } from '../../contract/type-guards'
import type { CheckContext } from './check-context'
import type { Notes } from './notes'
import { type Answer, hasNoAnswer, redactAddress } from './request'
import { checkCors } from './request-json'

type Identity = NonNullable<Config['identity']>
interface Client extends Pick<CheckContext, 'request'> {
  site: string
}

const randomText = () => randomBytes(32).toString('base64url')

/**
 * Checks the app's registration at the provider by requests without a sign-in: a code that does not exist, and an
 * authorization request that must not show a page (`prompt=none`).
 */
export async function checkClient(
  client: Client,
  notes: Notes,
  identity: Identity,
  metadata: ProviderMetadata,
): Promise<void> {
  const isKnown = await checkToken(client, notes, identity, metadata)
  if (!isKnown) return
  const isRegistered = await checkAuthorization(client, notes, identity, metadata)
  if (isRegistered) await checkLogout(client, notes, identity, metadata)
}

/** @returns whether the client is registered as public, or the answer does not show it */
async function checkToken(
  { request, site }: Client,
  notes: Notes,
  { clientId }: Identity,
  { token_endpoint: address }: ProviderMetadata,
): Promise<boolean> {
  const form = {
    grant_type: 'authorization_code',
    code: randomText(),
    redirect_uri: site + callbackPath,
    code_verifier: randomText(),
    client_id: clientId,
  }
  const answer = await request(address, { method: 'POST', form, headers: { Origin: site } })
  if (hasNoAnswer(answer)) {
    notes.fail(`Set the provider's public address to one that answers: its token_endpoint ${answer.reason}.`)
    return false
  }
  const error = readError(answer)
  if (['invalid_client', 'unauthorized_client'].includes(error) || answer.status === 401) {
    notes.fail(
      `Set identity.clientId to a public client without a secret, for the code flow: the provider refuses "${clientId}" (${error || answer.status}).`,
    )
    return false
  }
  if (answer.status === 404 || answer.status === 405) {
    notes.fail(
      `Set the provider's token_endpoint to one that takes POST: ${redactAddress(address)} answers ${answer.status}.`,
    )
    return false
  }
  const change = `Add ${site} to the origins of the client "${clientId}" at the provider (Keycloak: "Web origins")`
  if (checkCors(notes, answer, site, change))
    notes.ok(`The provider knows the client "${clientId}" and lets pages of ${site} ask for tokens.`)
  return true
}

function readError({ body }: Answer): string {
  try {
    const json: unknown = JSON.parse(body.toString())
    return isRecord(json) ? String(json.error ?? '') : ''
  } catch {
    return ''
  }
}

/** @returns whether the redirect address is registered */
async function checkAuthorization(
  { request, site }: Client,
  notes: Notes,
  { authority, clientId, scope }: Identity,
  metadata: ProviderMetadata,
): Promise<boolean> {
  const redirect = site + callbackPath
  const authorize = async (challenge: Record<string, string>) => {
    const address = new URL(metadata.authorization_endpoint)
    const fields = {
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope,
      state: randomText(),
      nonce: randomText(),
      prompt: 'none',
      ...challenge,
    }
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
    return await request(address)
  }
  const challenge = createHash('sha256').update(randomText()).digest('base64url')
  const answer = await authorize({ code_challenge: challenge, code_challenge_method: 'S256' })
  if (hasNoAnswer(answer)) {
    notes.fail(
      `Set the provider's public address to one that answers: its authorization_endpoint ${answer.reason}.`,
    )
    return false
  }
  const location = answer.headers.get('Location') ?? ''
  if (!location.startsWith(redirect)) {
    notes.fail(
      `Set the redirect address of the client "${clientId}" at the provider to ${redirect}: it answers ${answer.status} rather than leading there.`,
    )
    return false
  }
  const led = new URL(location).searchParams
  const error = led.get('error')
  // Nobody is signed in here, so each of these errors means that the rest is right (OpenID Connect Core §3.1.2.6).
  if (error !== null && !/^(login|interaction|consent|account_selection)_required$/.test(error))
    notes.fail(
      `Set the client "${clientId}" at the provider to the code flow with PKCE S256 and the scope "${scope}": it refuses that (${error}).`,
    )
  else
    notes.ok(
      `The provider takes the redirect address ${redirect}, the code flow with PKCE and the scope "${scope}".`,
    )
  checkIssuer(notes, led.get('iss'), authority, metadata)
  await checkPkceIsRequired(notes, await authorize({}), clientId)
  return true
}

/** Checks `iss` (RFC 9207) like `auth/provider/discovery.ts`. */
function checkIssuer(notes: Notes, iss: string | null, authority: string, metadata: ProviderMetadata): void {
  const isPromised = metadata.authorization_response_iss_parameter_supported === true
  if (iss === authority || (iss === null && !isPromised)) return
  const is = iss === null ? 'absent' : `"${iss}"`
  notes.fail(
    `Set the provider's "iss" in its answers to "${authority}": it is ${is}, so that the page refuses every sign-in.`,
  )
}

async function checkPkceIsRequired(
  notes: Notes,
  answer: Awaited<ReturnType<CheckContext['request']>>,
  clientId: string,
) {
  if (hasNoAnswer(answer)) return
  const error = new URL(answer.headers.get('Location') ?? 'x:', 'x:').searchParams.get('error') ?? ''
  const isRefused =
    answer.status >= 400 || ['invalid_request', 'access_denied', 'unauthorized_client'].includes(error)
  if (isRefused) notes.ok('The provider refuses a sign-in without PKCE.')
  else
    notes.warn(
      `Set "PKCE required: S256" for the client "${clientId}" at the provider: it takes a sign-in without.`,
    )
}

async function checkLogout(
  { request, site }: Client,
  notes: Notes,
  { clientId }: Identity,
  { end_session_endpoint: endpoint }: ProviderMetadata,
): Promise<void> {
  if (!endpoint) return
  const address = new URL(endpoint)
  address.searchParams.set('client_id', clientId)
  address.searchParams.set('post_logout_redirect_uri', `${site}/`)
  const answer = await request(address)
  if (hasNoAnswer(answer))
    notes.fail(
      `Set the provider's public address to one that answers: its end_session_endpoint ${answer.reason}.`,
    )
  else if (answer.status >= 400)
    notes.fail(
      `Set the address after a logout of the client "${clientId}" at the provider to ${site}/: it answers ${answer.status}.`,
    )
  else notes.ok(`The provider takes ${site}/ as the address after a logout.`)
}
