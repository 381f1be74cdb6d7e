import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from './harness/chromium'
import { freezeClock, frozenNow } from './harness/frozen-clock'
import { closedTags, stationList, waitForMap } from './harness/page-parts'
import { expect, signIn, test, waitUntilSignedIn } from './harness/test'
import { watchTokens } from './harness/token-traffic'

/** All places of a page that script can read, each as text. */
async function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    // JSON knows neither maps nor sets nor columns.
    const shown = (_: string, value: unknown) => {
      if (value instanceof Map || value instanceof Set) return [...value]
      return ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value
    }
    const text = (value: unknown) => JSON.stringify(value, shown) ?? ''
    const databases = await indexedDB.databases()
    const stored = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) return resolve([])
              const reading = opening.result.transaction(stores)
              const all = stores.map((store) => reading.objectStore(store).getAll())
              reading.oncomplete = () => resolve(all.map(({ result }) => result))
            }
          }),
      ),
    )
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        cached.push(request.url, text([...request.headers]), (await answer?.text()) ?? '')
      }
    }
    return {
      address: location.href,
      'history state': text(history.state),
      title: document.title,
      referrer: document.referrer,
      'window name': window.name,
      'local storage': text({ ...localStorage }),
      'session storage': text({ ...sessionStorage }),
      cookies: document.cookie,
      IndexedDB: text(stored),
      'cache storage': text(cached),
      markup: document.documentElement.outerHTML,
      'form values': text([...document.querySelectorAll('input')].map(({ value }) => value)),
      'performance entries': text(performance.getEntries()),
      'global variables': text(
        Object.entries(window).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
      ),
      'service workers': text(
        (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
      ),
    }
  })
}

/** Places outside a page: what the browser told, and where requests went. */
function overhear(context: BrowserContext, service: string): Record<string, string> {
  const heard: Record<string, string> = {
    console: '',
    errors: '',
    'addresses of documents': '',
    'requests elsewhere': '',
    'addresses of requests': '',
    referrers: '',
    'messages to workers': '',
  }
  const add = (place: string, text: string) => {
    heard[place] += `${text}\n`
  }
  context.on('console', (message) => add('console', message.text()))
  context.on('weberror', (error) => add('errors', String(error.error().stack)))
  context.on('request', (request) => {
    const { authorization = '', referer = '' } = request.headers()
    const url = new URL(request.url())
    add(request.isNavigationRequest() ? 'addresses of documents' : 'addresses of requests', url.href)
    add('referrers', referer)
    if (url.origin !== service) add('requests elsewhere', `${authorization} ${request.postData() ?? ''}`)
  })
  return heard
}

/** The parts of a secret that are its own: a token's header is the same in all. */
const partsOf = (secret: string) => secret.split('.').filter((part) => part.length > 40)

/** A secret as it is, each of its parts, in an address, and in base64. */
const shapesOf = (secret: string) => [
  secret,
  ...partsOf(secret).slice(secret.startsWith('ey') ? 1 : 0),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

const jwt = /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/

function hits(places: Record<string, string>, secrets: Iterable<string>): string[] {
  const shapes = [...secrets].flatMap(shapesOf)
  return Object.entries(places)
    .filter(([, text]) => jwt.test(text) || shapes.some((shape) => text.includes(shape)))
    .map(([place]) => place)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

test('no token is in any of 22 places, nor on disk, during and after a session', async ({ app }) => {
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'plugboard-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  await freezeClock(context, frozenNow)
  try {
    const heard = overhear(context, app.sandboxOrigin)
    const traffic = watchTokens(context)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`${app.origin}/?q=Alpfleet`)
    await signIn(page, 'team')
    await page.reload() // once more without a form
    await waitUntilSignedIn(page)
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(closedTags(page).first()).toBeVisible()
    await waitForMap(page)

    const secrets = new Set([...traffic.secrets, ...traffic.idTokens, ...traffic.verifiers])
    expect([traffic.secrets.size, traffic.idTokens.size, traffic.verifiers.size]).toEqual([4, 2, 2])
    const during = { ...(await placesOf(page)), ...heard }
    expect(Object.keys(during)).toHaveLength(22)
    expect(hits(during, secrets)).toEqual([])
    expect(hits({ proof: JSON.stringify([...secrets]) }, secrets)).toEqual(['proof'])

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    expect(hits({ ...(await placesOf(page)), ...heard }, secrets)).toEqual([])
    const cookies = { cookies: JSON.stringify(await context.cookies()) }
    expect(hits(cookies, secrets)).toEqual([])
    await context.close()

    const files = filesBelow(profile)
    expect(files.length).toBeGreaterThan(20)
    const shapes = [...secrets].flatMap(shapesOf)
    const holding = files.filter((file) => {
      const [narrow, wide] = [readFileSync(file, 'latin1'), readFileSync(file, 'utf16le')]
      return shapes.some((shape) => narrow.includes(shape) || wide.includes(shape))
    })
    expect(holding).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
