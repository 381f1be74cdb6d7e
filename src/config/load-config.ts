import { clock } from '../clock'
import type { Config } from '../config'
import { ConfigError } from './config-error'
import { untilNextTry } from './next-try'

const keptName = 'plugboard.config'

interface Source {
  address: string
  /** Time limit of the whole request, milliseconds. */
  timeout: number
  /** Milliseconds that the page waits for the request if it has a stored configuration. */
  storedAfter: number
}

interface Read {
  text: string
  config: Config
}

const site: Source = { address: '/config.json', timeout: 10_000, storedAfter: 3_000 }

/** The schema is the largest script here, so it is loaded in parallel with the configuration. */
const loadSchema = () => import('../config')

const listeners = new Set<() => void>()
let isNewer = false

/**
 * Whether another configuration came after the page had started with the stored one. The page continues with the
 * stored one, because its policy and its connections depend on it; the next load uses the new one.
 */
export const newerConfig = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => isNewer,
}

/**
 * Loads the configuration. If it does not come soon, returns the stored one of the last visit, if there is one: it is
 * public and names the source of the stored stations. The new one is then requested until it comes.
 * @throws {ConfigError} if it cannot be loaded or used, and none is stored
 */
export async function loadConfig(source = site): Promise<Config> {
  const fresh = fetchConfig(source)
  if (recallText() === null) return (await fresh).config
  const soon = await Promise.race([fresh.catch(() => null), pause(source.storedAfter)])
  if (soon) return soon.config
  const kept = await recall()
  if (!kept) return (await fresh).config
  void watch(fresh, kept.text, source)
  return kept.config
}

/**
 * Loads the configuration until it succeeds.
 * @param onFailure called after each failure; `retry` starts the next attempt at once
 */
export async function loadConfigWithRetries(
  onFailure: (error: unknown, retry: () => void) => void,
  load: () => Promise<Config> = loadConfig,
): Promise<Config> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load()
    } catch (error) {
      const abort = new AbortController()
      await new Promise<void>((resolve) => {
        onFailure(error, resolve)
        void untilNextTry(failures, abort.signal).then(resolve)
      })
      abort.abort()
    }
}

/** @throws {ConfigError} */
async function fetchConfig({ address, timeout }: Source): Promise<Read> {
  const signal = AbortSignal.timeout(timeout)
  const failed = (cause: unknown): never => {
    const reason = signal.aborted ? `no whole answer within ${timeout / 1000} s` : 'not reachable'
    throw new ConfigError([`config.json: ${reason}`], { cause })
  }
  const schema = loadSchema()
  // It is awaited below. Until then, its failure must not be reported as unhandled.
  schema.catch(() => undefined)
  const response = await fetch(address, { cache: 'no-cache', signal }).catch(failed)
  clock.learnFromSite(response.headers)
  if (!response.ok) throw new ConfigError([`config.json: answered ${response.status}`])
  const text = await response.text().catch(failed)
  const config = (await schema).parseConfig(readJson(text))
  remember(text)
  return { text, config }
}

/** Requests the configuration until a valid one comes, then sets whether it differs from the used one. */
async function watch(fresh: Promise<Read>, used: string, source: Source): Promise<void> {
  const read = await fresh.catch((error: unknown) => {
    console.warn('The configuration from before is used.', error)
    return null
  })
  for (let answer = read, failures = 1; ; failures += 1) {
    if (answer) {
      isNewer = answer.text !== used
      for (const listener of listeners) listener()
      return
    }
    await untilNextTry(failures)
    answer = await fetchConfig(source).catch(() => null)
  }
}

const pause = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

function recallText(): string | null {
  try {
    return localStorage.getItem(keptName)
  } catch {
    return null
  }
}

/** Returns the stored configuration; `null`: none, or one that this version cannot use. */
async function recall(): Promise<Read | null> {
  const text = recallText()
  const { parseConfig } = await loadSchema()
  try {
    return text === null ? null : { text, config: parseConfig(JSON.parse(text)) }
  } catch {
    return null
  }
}

function remember(config: string): void {
  try {
    localStorage.setItem(keptName, config)
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
