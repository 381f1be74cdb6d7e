import { vi } from 'vitest'
import { isRecord, type Send, WebDriverError } from './commands'

/** Elements that a person can see: a CSS selector and, if given, a pattern of their label or text. */
export type Target = readonly [selector: string, name?: RegExp]

const waiting = { timeout: 20_000, interval: 100 }
/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const

/** Errors that end by themselves once the page stands still. */
const passing = ['stale element reference', 'element click intercepted', 'element not interactable']

function findVisible(selector: string, name: string | null): Element[] {
  const texts = (element: Element) => [element.getAttribute('aria-label'), element.textContent]
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || texts(element).some((text) => new RegExp(name).test(text?.trim() ?? ''))),
  )
}

export function createPage(send: Send, origin: string) {
  /** Runs a function in the page and returns its result as JSON. It sees none of the variables around it. */
  async function evaluate<Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await send('execute', { script: `return (${run}).apply(null, arguments)`, args })) as Result
  }

  async function find([selector, name]: Target): Promise<string[]> {
    const script = `return (${findVisible}).apply(null, arguments)`
    const found = await send('execute', { script, args: [selector, name?.source ?? null] })
    if (!Array.isArray(found)) return []
    return found.map((one: unknown) => String(isRecord(one) ? one[elementKey] : one))
  }

  /** Waits until `read` returns what satisfies `isWanted`, and returns that. */
  async function waitFor<Value>(
    what: string,
    read: () => Promise<Value>,
    isWanted: (value: Value) => boolean,
  ): Promise<Value> {
    let last = await read()
    const attempt = async () => {
      last = await read()
      return isWanted(last)
    }
    if (!isWanted(last))
      await vi.waitUntil(attempt, waiting).catch((error: unknown) => {
        throw new Error(`Waited in vain: ${what}, last ${JSON.stringify(last)}`, { cause: error })
      })
    return last
  }

  /** Clicks the first such element in the middle of its scroller, and returns `done` or why it could not. */
  async function tryClick(target: Target): Promise<string> {
    const [id] = await find(target)
    if (id === undefined) return 'not found'
    try {
      const script = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`
      await send('execute', { script, args: [{ [elementKey]: id }] })
      await send('click', { id })
      return 'done'
    } catch (error) {
      if (error instanceof WebDriverError && passing.includes(error.code)) return error.message
      throw error
    }
  }

  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  const miss = (...target: Target) =>
    waitFor(
      `miss ${target}`,
      () => find(target),
      ({ length }) => length === 0,
    )

  /** Does what replaces the document, and waits until another one is there. */
  async function renewDocument(act: () => Promise<unknown>): Promise<void> {
    await evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await act()
    await miss('html[data-left]')
  }

  return {
    evaluate,
    waitFor,
    type,
    renewDocument,
    /** Reloads as the browser's button does. Firefox's own WebDriver command bypasses the service worker. */
    reload: () => renewDocument(() => evaluate(() => setTimeout(() => window.location.reload()))),
    press: (key: keyof typeof keyCodes) => type(keyCodes[key]),
    open: (path: string) => send('navigate', { url: origin + path }),
    /** Waits until at least one such element is in sight. */
    see: (...target: Target) =>
      waitFor(
        `see ${target}`,
        () => find(target),
        ({ length }) => length > 0,
      ),
    /** Waits until no such element is in sight. */
    miss,
    click: (...target: Target) =>
      waitFor(
        `click ${target}`,
        () => tryClick(target),
        (outcome) => outcome === 'done',
      ),
    async screenshot(): Promise<Buffer> {
      return Buffer.from(String(await send('screenshot')), 'base64')
    },
  }
}

export type EnginePage = ReturnType<typeof createPage>
