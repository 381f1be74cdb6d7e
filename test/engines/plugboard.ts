import type { EnginePage, Target } from './webdriver/page'

/** More controls than the page has before its list. */
const maxPresses = 80

/** What the tests read from Plugboard's page and do with it. */
export function createApp(page: EnginePage) {
  const rows: Target = ['ul[aria-label="Stations"] li button']
  const readFocus = () => page.evaluate(() => document.activeElement?.textContent ?? '')

  return {
    rows,
    /** Returns the text of the focused element. */
    readFocus,

    /** Waits for "N of M stations". */
    async readCount(): Promise<{ matched: number; of: number }> {
      const read = () =>
        page.evaluate(() => document.querySelector('[aria-label="Result count"]')?.textContent ?? '')
      const text = await page.waitFor('result count', read, (shown) => / of \d/.test(shown))
      const [matched = 0, of = 0] = text.replaceAll(',', '').split(/\D+/).map(Number)
      return { matched, of }
    },

    /** Returns the texts of the rows that are in the document. */
    readRows: () =>
      page.evaluate(() =>
        [...document.querySelectorAll('ul[aria-label="Stations"] li')].map(
          ({ textContent }) => textContent ?? '',
        ),
      ),

    /** Returns the height of the first row, CSS pixels. */
    readRowHeight: () =>
      page.evaluate(() => document.querySelector('ul[aria-label="Stations"] li')?.clientHeight ?? 0),

    /** Returns by how many CSS pixels the opened station's head is scrolled out of its panel. */
    readHiddenHead: () => page.evaluate(() => document.querySelector('aside')?.scrollTop ?? 0),

    /** Returns the state of the map and the number of stations that it has drawn. */
    readMap: () =>
      page.evaluate(() => {
        const { state = '', drawn = '0' } =
          document.querySelector<HTMLElement>('[data-state][aria-label=Map]')?.dataset ?? {}
        return { state, drawn: Number(drawn) }
      }),

    /** Returns the number of coloured pixels of the opened station's chart. */
    countChartPixels: () =>
      page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('aside canvas')
        const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        let pixels = 0
        for (let index = 0; index < data.length; index += 4) {
          const colour = [...data.slice(index, index + 3)]
          if ((data[index + 3] ?? 0) > 200 && Math.max(...colour) - Math.min(...colour) > 60) pixels += 1
        }
        return pixels
      }),

    /** Keeps the content of files that the page makes from now on, because engines save to different folders. */
    keepMadeFiles: () =>
      page.evaluate(() => {
        const create = URL.createObjectURL.bind(URL)
        URL.createObjectURL = (content: Blob) => {
          void content.text().then((text) => {
            document.documentElement.dataset.madeFile = text
          })
          return create(content)
        }
      }),
    readMadeFile: () => page.evaluate(() => document.documentElement.dataset.madeFile ?? ''),

    /** Presses Tab until such an element has the focus. @throws after 80 presses */
    async tabTo(selector: string): Promise<void> {
      for (let presses = 0; presses < maxPresses; presses += 1) {
        await page.press('Tab')
        if (
          await page.evaluate((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector)
        )
          return
      }
      throw new Error(`Tab does not lead to ${selector}.`)
    },

    /** Signs in at the provider's page. A password of the sandbox is its account's name. */
    async signIn(account: string): Promise<void> {
      await page.click('button', /^Sign in$/)
      // Plugboard's own page has inputs too, and is there until the provider answers.
      await page.see('input[type=password]')
      await page.click('input:not([type=password]):not([type=hidden])')
      await page.type(account)
      await page.click('input[type=password]')
      await page.type(account)
      await page.click('[type=submit]')
    },

    /**
     * Signs out and waits until the page is back from the provider's logout: the page shows that nobody is signed in
     * before it leaves, and a navigation in between is overtaken by the logout's.
     */
    async signOut(): Promise<void> {
      await page.renewDocument(() => page.click('button', /^Sign out$/))
      await page.see('button', /^Sign in$/)
    },

    /** Returns what the device lacks before the page can be opened without a network, empty when it has all. */
    readNotKept: () =>
      page.evaluate(async () => {
        // `ready` would never resolve in a browser that refuses the worker.
        const registration = await navigator.serviceWorker.getRegistration()
        if (registration?.active?.state !== 'activated') return 'an active service worker'
        if (!(await caches.match('/', { ignoreSearch: true }))) return 'the page'
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await done(indexedDB.open(name))
          const hasStore = database.objectStoreNames.contains('open-data')
          const count = hasStore
            ? await done(database.transaction('open-data').objectStore('open-data').count())
            : 0
          database.close()
          if (count > 0) return ''
        }
        return 'the open data'
      }),
  }
}

export type EngineApp = ReturnType<typeof createApp>
