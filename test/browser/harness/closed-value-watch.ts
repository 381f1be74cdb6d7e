import type { Page } from '@playwright/test'

/** Epoch milliseconds since which each part of the page has no closed value. */
export interface Gone {
  screen: number
  answers: number
  map: number
}

declare global {
  interface Window {
    closedWatch: {
      /** Symbols that the map shows to an anonymous viewer. */
      open: string[]
      marks(): string[]
      begin(): void
      /** Stores which parts still have closed values. */
      storeLeft(): void
    }
  }
}

const kept = 'closed-watch'

/** Makes a page record when closed values left its screen, its query cache and the drawings of its map. */
export async function installWatch(page: Page): Promise<void> {
  await page.evaluate((kept) => {
    interface FiberProps {
      client: Client | undefined
      overlay: Overlay | undefined
    }
    interface Fiber {
      memoizedProps?: FiberProps | null
      child: Fiber | null
      sibling: Fiber | null
    }
    interface Client {
      getQueryCache(): { getAll(): { state: unknown }[] }
    }
    /** What the map draws; clusters have a count over 1. */
    interface Overlay {
      drawings: { icon: { key: string }; target: { id: string; count: number } | null }[]
    }

    const root = document.getElementById('root') as unknown as Record<string, Fiber>
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const container = root[key] as Fiber & { stateNode?: { current?: Fiber } }
    const find = <Name extends keyof FiberProps>(
      name: Name,
      fiber: Fiber | null,
    ): FiberProps[Name] | undefined => {
      for (let one = fiber; one; one = one.sibling) {
        const found = one.memoizedProps?.[name] ?? find(name, one.child)
        if (found) return found
      }
      return undefined
    }
    const current = () => container.stateNode?.current ?? container
    const client = find('client', current())

    const marks = () =>
      (find('overlay', current())?.drawings ?? []).flatMap(({ icon, target }) =>
        target && target.count <= 1 ? [`${target.id} ${icon.key}`] : [],
      )
    const text = () => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
        one.getAttribute('aria-label'),
      )
      return `${document.body.textContent} ${labels.join(' ')}`
    }
    const answers = () =>
      JSON.stringify(
        client
          ?.getQueryCache()
          .getAll()
          .map(({ state }) => state),
      )
    if (!client || marks().length === 0) throw new Error('The query cache or the map was not found.')

    const before: string[] = JSON.parse(sessionStorage.getItem(`${kept}-open`) ?? '[]')
    const holds = {
      screen: () => text().includes('Closed data'),
      answers: () => answers().includes('"access":"closed"'),
      map: () => marks().some((mark) => !before.includes(mark)),
    }
    const leftKey = `${kept}-told`
    window.closedWatch = {
      open: before,
      marks,
      storeLeft() {
        const left = Object.entries(holds).flatMap(([place, isThere]) => (isThere() ? [place] : []))
        sessionStorage.setItem(leftKey, JSON.stringify(left))
      },
      begin() {
        const gone: Record<string, number> = {}
        const places = Object.entries(holds)
        for (const [place, isThere] of places)
          if (!isThere()) throw new Error(`Nothing closed was there: ${place}.`)
        const look = () => {
          for (const [place, isThere] of places)
            if (!(place in gone) && !isThere()) gone[place] = performance.timeOrigin + performance.now()
          if (Object.keys(gone).length < places.length) return
          clearInterval(now)
          change.disconnect()
          sessionStorage.setItem(kept, JSON.stringify(gone))
        }
        // Changes of the screen are checked in the same turn. The rest is checked every 100 ms: each check costs time.
        const change = new MutationObserver(look)
        change.observe(document.body, { subtree: true, childList: true, characterData: true })
        const now = setInterval(look, 100)
        // Opened after the app's channel, so that it receives a sign-out a turn later.
        new BroadcastChannel('plugboard-session').onmessage = () => window.closedWatch.storeLeft()
      },
    }
  }, kept)
}

/** Stores what the map shows to everyone. */
export async function rememberOpen(page: Page): Promise<void> {
  await installWatch(page)
  await page.evaluate(
    (kept) => sessionStorage.setItem(`${kept}-open`, JSON.stringify(window.closedWatch.marks())),
    kept,
  )
}

export async function gone(page: Page): Promise<Gone> {
  const stored = await page.waitForFunction((kept) => sessionStorage.getItem(kept), kept)
  return JSON.parse((await stored.jsonValue()) ?? '{}')
}

/** Returns the parts that still held closed values a turn after the tab had received the sign-out. */
export async function leftAfterATurn(page: Page): Promise<string[]> {
  const stored = await page.waitForFunction((kept) => sessionStorage.getItem(`${kept}-told`), kept)
  return JSON.parse((await stored.jsonValue()) ?? 'null')
}

/** Clicks "Sign out" by script. Returns the time by the same clock. */
export function signOutNow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Sign out'),
    )
    const moment = performance.timeOrigin + performance.now()
    button?.click()
    setTimeout(() => window.closedWatch.storeLeft(), 0)
    return moment
  })
}
