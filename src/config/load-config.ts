import { clock } from '../clock'
import { pause } from '../pause'
import { waitForNextAttempt } from '../retry/next-attempt'
import { createStore, type ReadonlyStore } from '../store'
import type { Config } from './config'
import { ConfigError } from './config-error'

const storageKey = 'plugboard.config'

interface Source {
  address: string
  /** Time limit of the whole request, milliseconds. */
  timeout: number
  /** Milliseconds that the page waits for the request if it has a stored configuration. */
  maxWait: number
  /** Default: `no-cache`, as the page's preload. */
  cache?: RequestCache
}

interface LoadedConfig {
  text: string
  config: Config
}

const site: Source = { address: '/config.json', timeout: 10_000, maxWait: 3_000 }

/**
 * The same source after a failure. A preload that hangs holds its entry of Chromium's HTTP cache, and a request that
 * uses the cache waits 20 s for it.
 */
const withoutCache = (source: Source): Source => ({ ...source, cache: 'no-store' })

/** The schema is the largest script here, so it is loaded in parallel with the configuration. @throws ConfigError */
export const loadSchema = (importSchema = () => import('./config')) =>
  importSchema().catch((cause: unknown) => {
    throw new ConfigError([String(cause)], { cause })
  })

const hasNewer = createStore(false)

/**
 * Whether another configuration arrived after the page had started with the stored one. The page continues with the
 * stored one, because its policy and its connections depend on it; the next load uses the new one.
 */
export const newerConfig: ReadonlyStore<boolean> = hasNewer

/**
 * Loads the configuration. If it does not arrive soon, returns the stored one of the last visit, if there is one: it is
 * public and names the source of the stored stations. The new one is then requested until it comes.
 * @throws ConfigError if it cannot be loaded or used, and none is stored
 */
export async function loadConfig(source = site): Promise<Config> {
  const fresh = fetchConfig(source)
  if (readStoredText() === null) return (await fresh).config
  // `requestNewer` logs a failure and tries again.
  const soon = await Promise.race([fresh.catch(() => null), pause(source.maxWait).then(() => null)])
  if (soon) return soon.config
  const stored = await readStored()
  if (!stored) return (await fresh).config
  void requestNewer(fresh, stored.text, source)
  return stored.config
}

/**
 * Loads the configuration until it succeeds.
 * @param first the first attempt, which is sent already
 * @param onFailure called after each failure; `retry` starts the next attempt at once
 */
export async function loadConfigWithRetries(
  first: Promise<Config>,
  onFailure: (error: unknown, retry: () => void) => void,
  load = () => loadConfig(withoutCache(site)),
): Promise<Config> {
  let attempt = first
  for (let failures = 1; ; failures += 1)
    try {
      return await attempt
    } catch (error) {
      const abort = new AbortController()
      await new Promise<void>((resolve) => {
        onFailure(error, resolve)
        void waitForNextAttempt(failures, abort.signal).then(resolve)
      })
      abort.abort()
      attempt = load()
    }
}

/** @throws ConfigError */
async function fetchConfig({ address, timeout, cache = 'no-cache' }: Source): Promise<LoadedConfig> {
  const signal = AbortSignal.timeout(timeout)
  const failed = (cause: unknown): never => {
    const reason = signal.aborted ? `no whole answer within ${timeout / 1000} s` : 'not reachable'
    throw new ConfigError([`config.json: ${reason}`], { cause })
  }
  const schema = loadSchema()
  // It is awaited below. Until then, its failure must not be reported as unhandled.
  schema.catch(() => undefined)
  const response = await fetch(address, { cache, signal }).catch(failed)
  clock.syncToSite(response.headers)
  if (!response.ok) throw new ConfigError([`config.json: answered ${response.status}`])
  const text = await response.text().catch(failed)
  const config = (await schema).parseConfig(readJson(text))
  store(text)
  return { text, config }
}

/** Requests the configuration until a valid one comes, then sets whether it differs from the used one. */
async function requestNewer(fresh: Promise<LoadedConfig>, used: string, source: Source): Promise<void> {
  const read = await fresh.catch((error: unknown) => {
    console.warn('The configuration from before is used.', error)
    return null
  })
  for (let answer = read, failures = 1; ; failures += 1) {
    if (answer) {
      hasNewer.set(answer.text !== used)
      return
    }
    await waitForNextAttempt(failures)
    // The next attempt follows; the first failure is logged above.
    answer = await fetchConfig(withoutCache(source)).catch(() => null)
  }
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Returns the stored configuration; `null`: none, or one that this version cannot use. */
async function readStored(): Promise<LoadedConfig | null> {
  const text = readStoredText()
  const { parseConfig } = await loadSchema()
  try {
    return text === null ? null : { text, config: parseConfig(JSON.parse(text)) }
  } catch {
    return null
  }
}

function store(config: string): void {
  try {
    localStorage.setItem(storageKey, config)
  } catch {
    // Storage is blocked or full: the page then does not work without a network.
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConfigError(['config.json: is not JSON'], { cause })
  }
}
