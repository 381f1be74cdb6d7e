import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createCatalogOwner } from '../../../src/app/start/catalog-owner'
import { SessionProvider } from '../../../src/auth/SessionContext'
import { parseConfig } from '../../../src/config/config'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { anonymous } from '../../../src/model/viewer'
import { NearbyPlaces } from '../../../src/stations/nearby/NearbyPlaces'
import { tourismAccount, tourismAccountQuery } from '../../../src/stations/nearby/tourism-account'
import { usesTourismAccount } from '../../../src/stations/nearby/tourism-account-key'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { arrival, MemoryProvider, openSession } from '../auth/memory-provider'
import { openTab } from '../auth/page'

vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))

const i18n = createI18n('en', await loadMessages('en'), 'UTC')
const baseUrl = 'https://tourism.test'
const account = tourismAccount(baseUrl, { user: 'team', password: 'team' })

/** What everyone sees below a station where one sleeps while charging. */
function nearby({ framed = false, queries = new QueryClient() } = {}): string {
  const session = openSession(new MemoryProvider(), { page: openTab('/', { framed }) })
  const props = { viewer: anonymous, baseUrl, kinds: ['stay'], position: { lat: 46.5, lon: 11.3 } } as const
  const shown = createElement(NearbyPlaces, props)
  const inSession = SessionProvider({ session, children: shown })
  const worded = createElement(() => I18nProvider({ i18n, children: inSession }))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, worded))
}

test('an anonymous viewer can use a tourism account', () => {
  expect(nearby()).toContain('Use a tourism account')
})

test('a framed page offers no tourism account', () => {
  const html = nearby({ framed: true })
  expect(html).toContain('Places to stay nearby')
  expect(html).not.toContain('Use a tourism account')
})

test('the page, but not paper, shows the account in use and a button to remove it', () => {
  const queries = new QueryClient()
  expect(usesTourismAccount(queries, anonymous)).toBe(false)
  queries.setQueryData(tourismAccountQuery(anonymous).queryKey, account)
  const html = nearby({ queries })
  expect(html).toContain('<p class="nearby-account screen-only">Shown as the tourism account team sees it.')
  expect(html).toContain('Forget it')
  expect(usesTourismAccount(queries, anonymous)).toBe(true)
})

test('a sign-in removes the tourism account', async () => {
  const worker = { postMessage: () => undefined, terminate: () => undefined }
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  const config = parseConfig({
    publisher: 'Test',
    service: { dialect: 'v2', baseUrl: 'https://service.test' },
    region: { name: 'Here', bbox: [0, 0, 1, 1] },
  })
  const session = openSession(new MemoryProvider())
  const queries = new QueryClient()
  const owner = createCatalogOwner(config, session, queries)
  queries.setQueryData(tourismAccountQuery(anonymous).queryKey, account)
  await session.finishRedirect(arrival)
  expect(session.state().kind).toBe('signed-in')
  expect(usesTourismAccount(queries, anonymous)).toBe(false)
  expect(usesTourismAccount(queries, session.state().viewer)).toBe(false)
  owner.close()
})
