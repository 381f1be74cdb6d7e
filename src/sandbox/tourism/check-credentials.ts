import { bearerPattern } from '../../contract/bearer'
import { authenticate } from '../identity/accounts'

/** What a request may see; `null`: its `Authorization` header is malformed, or the credentials in it are wrong. */
export type Rights = { seesClosed: boolean } | null

/** Returns the roles of an access token. @throws if it is not valid */
export type Verify = (token: string) => Promise<ReadonlySet<string>>

/** An account that only this service has. It proves that a client encodes its credentials in UTF-8. */
const utf8Account = { user: 'gröden', password: 'Urtijëi €' }

const everyone: Rights = { seesClosed: false }
/** The scheme word in any case, one space, base64 (RFC 7617). */
const basicPattern = /^basic ([A-Za-z0-9+/]+={0,2})$/i

/** Checks an `Authorization` header: none, HTTP Basic or Bearer. */
export async function checkCredentials(header: string | undefined, verify: Verify): Promise<Rights> {
  if (header === undefined) return everyone
  const basic = basicPattern.exec(header)?.[1]
  if (basic !== undefined) return checkBasic(basic)
  const token = bearerPattern.exec(header)?.[1]
  if (token === undefined) return null
  const roles = await verify(token).catch(() => null)
  return roles && { seesClosed: roles.size > 0 }
}

function checkBasic(base64: string): Rights {
  const credentials = utf8Text(Buffer.from(base64, 'base64'))
  // The password may contain colons; the name cannot.
  const colon = credentials?.indexOf(':') ?? -1
  if (credentials === null || colon < 0) return null
  const [user, password] = [credentials.slice(0, colon), credentials.slice(colon + 1)]
  if (user === utf8Account.user && password === utf8Account.password) return { seesClosed: true }
  const account = authenticate(user, password)
  return account ? { seesClosed: account.roles.length > 0 } : null
}

function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
