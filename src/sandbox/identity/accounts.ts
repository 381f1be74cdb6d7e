export interface Account {
  id: string
  name: string
  password: string
  /** Roles of the mobility API. */
  roles: readonly string[]
}

const accounts: readonly Account[] = [
  { id: 'team', name: 'Team', password: 'team', roles: ['BDP_ALPFLEET', 'BDP_NEOGY'] },
  { id: 'guest', name: 'Guest', password: 'guest', roles: [] },
]

/** Account of a token that was issued without credentials. */
export const anonymousAccount: Account = { id: 'anonymous', name: 'Anonymous', password: '', roles: [] }

export function findAccount(id: string): Account | undefined {
  return [...accounts, anonymousAccount].find((account) => account.id === id)
}

export function authenticate(username: string, password: string): Account | undefined {
  return accounts.find((account) => account.id === username && account.password === password)
}

/** Returns the claims of an account: name and roles, as Keycloak writes them. */
export function listClaims(account: Account) {
  return {
    preferred_username: account.id,
    name: account.name,
    resource_access: { [mobilityAudience]: { roles: account.roles } },
  }
}

/** Client id of the mobility API in the realm; the audience of access tokens. */
export const mobilityAudience = 'odh-mobility-v2'

export type MobilityClaims = Partial<Pick<ReturnType<typeof listClaims>, 'resource_access'>>
