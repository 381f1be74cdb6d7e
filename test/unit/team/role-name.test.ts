import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import english from '../../../src/i18n/messages/en.json'
import { findRoleName } from '../../../src/team/revealed/role-name'

const i18n = createI18n('en', english, 'Europe/Rome')
const nameOf = (role: string, providers: readonly string[] = ['Alpfleet', 'Neogy', 'NEOGY', '']) =>
  findRoleName(i18n, role, providers)

test('a role of a provider has its name, if only one provider is called so', () => {
  expect(nameOf('BDP_ALPFLEET')).toBe('Alpfleet')
  expect(nameOf('BDP_NEOGY')).toBeNull()
  expect(nameOf('BDP_OTHER')).toBeNull()
  expect(nameOf('ALPFLEET')).toBeNull()
  expect(nameOf('BDP_ALP_FLEET', ['Alp Fleet'])).toBe('Alp Fleet')
})

test('a role without a name is of no provider, also not of those without a name', () => {
  expect(nameOf('BDP_')).toBeNull()
  expect(nameOf('BDP_-')).toBeNull()
})

test('roles that the service gives one meaning have it in words', () => {
  expect(nameOf('BDP_ADMIN', ['Admin'])).toBe('All data')
  expect(nameOf('ODH_ROLE_BASIC')).toBe('Quota of requests')
})
