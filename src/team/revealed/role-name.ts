import type { I18n } from '../../i18n/i18n'

/**
 * Prefixes of roles of the Open Data Hub's identity provider (realm "noi", client "odh-mobility-v2"): for data, and for
 * the number of requests.
 */
const prefixes = { data: 'BDP_', quota: 'ODH_ROLE_' } as const
/** Its role that sees the data of all. */
const allData = 'BDP_ADMIN'

/**
 * Returns a readable name of a role, if its id has only one meaning; `null`: only the operator knows it.
 * @param providers names of the providers with closed values
 */
export function findRoleName(i18n: I18n, role: string, providers: readonly string[]): string | null {
  if (role === allData) return i18n.t('team.role.all')
  if (role.startsWith(prefixes.quota)) return i18n.t('team.role.quota')
  if (!role.startsWith(prefixes.data)) return null
  const whose = toComparable(role.slice(prefixes.data.length))
  const [named, ...others] = providers.filter((provider) => toComparable(provider) === whose)
  return named === undefined || named === '' || others.length > 0 ? null : named
}

/** Keeps letters and digits, without case. */
const toComparable = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
