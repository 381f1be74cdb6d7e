import { decodeJwt, type JWTPayload } from 'jose'
import type { Account } from '../session-state'

/** The account of the verified claims. Roles are for display only: the service decides by the token itself. */
export function readAccount(
  issuer: string,
  claims: JWTPayload & { sub: string },
  accessToken: string,
): Account {
  const names = [claims.name, claims.preferred_username, claims.email, claims.sub]
  const roles = [...rolesIn(claims), ...rolesIn(readPayload(accessToken))]
  return {
    viewer: `${issuer}|${claims.sub}`,
    name: names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? claims.sub,
    roles: [...new Set(roles)].sort(),
  }
}

/** Keycloak's access tokens are JWTs that carry the roles; other providers' may be anything. */
function readPayload(accessToken: string): JWTPayload {
  try {
    return decodeJwt(accessToken)
  } catch {
    return {}
  }
}

/** `resource_access: { <client>: { roles: [name] } }`, anything else in it ignored. */
function rolesIn({ resource_access: access }: JWTPayload): string[] {
  if (typeof access !== 'object' || access === null) return []
  return Object.values(access).flatMap((client: unknown) => {
    const roles = typeof client === 'object' && client !== null && 'roles' in client ? client.roles : []
    return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
  })
}
