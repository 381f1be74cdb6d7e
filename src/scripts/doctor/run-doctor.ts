import type { Config } from '../../config/config'
import { checkClocks } from './check-clocks'
import { type CheckContext, isLoopback } from './check-context'
import { checkExtras } from './check-extras'
import { readConfigFile } from './check-file'
import { checkIdentity } from './check-identity'
import { checkService } from './check-service'
import { checkSite } from './check-site'
import { count, type Level, Notes } from './notes'
import { createRequestSender } from './request'

const usage = `Usage: npm run doctor -- CONFIG [SITE]
  CONFIG  the config.json to check, such as dist/config.json
  SITE    address of the deployed site, such as https://plugboard.example`

/** Milliseconds for each request: the time after which the page reports a failure. */
const defaultTimeout = 14_000

/** Checks after that of the file. They run in parallel. */
const allChecks = [checkService, checkIdentity, checkExtras, checkSite]

interface Options {
  /** Milliseconds for each request. */
  timeout?: number
  checks?: readonly ((context: CheckContext) => Promise<Notes>)[]
}

const signs: Record<Level, string> = {
  ok: 'ok      ',
  warning: 'WARNING ',
  error: 'ERROR   ',
  skipped: 'skipped ',
}

/**
 * Checks a configuration against its schema, its service, its identity provider and its site, and prints a line for
 * each check.
 * @returns the exit code; 1: a check failed, 2: the arguments are wrong
 */
export async function runDoctor(
  [file, address, ...others]: readonly string[],
  print: (line: string) => void,
  options: Options = {},
): Promise<0 | 1 | 2> {
  if (file === undefined || others.length > 0) {
    print(usage)
    return 2
  }
  const aboutFile = new Notes(`Configuration ${file}`)
  const site = address === undefined ? null : readSite(address, aboutFile)
  const config = readConfigFile(file, aboutFile, site)
  const isNamed = address === undefined || site !== null
  const parts = config && isNamed ? await examine(config, site, options) : []
  const all = [aboutFile, ...parts]
  for (const { title, list } of all) {
    print(title)
    for (const { level, sentence } of list) print(`  ${signs[level]}${sentence}`)
  }
  const total = (level: Level) =>
    all.flatMap(({ list }) => list).filter((note) => note.level === level).length
  print(
    `${count(total('error'), 'error')}, ${count(total('warning'), 'warning')}, ${total('ok')} right, ${total('skipped')} not checked.`,
  )
  return total('error') > 0 ? 1 : 0
}

/** Returns the origin of the site; `null` after a noted failure. */
function readSite(address: string, notes: Notes): string | null {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    notes.fail('Name the site by its address: the second argument has to begin with https://.')
    return null
  }
  const { origin, protocol, pathname } = new URL(address)
  if (pathname !== '/') {
    notes.fail(`Serve the site at the root of an origin of its own: ${pathname} is a folder of ${origin}.`)
    return null
  }
  if (protocol === 'http:' && !isLoopback(origin)) {
    notes.fail(`Serve the site over https: on ${origin} browsers allow neither a login nor a service worker.`)
    return null
  }
  return origin
}

async function examine(
  config: Config,
  site: string | null,
  { timeout = defaultTimeout, checks = allChecks }: Options,
): Promise<Notes[]> {
  const { request, clocks } = createRequestSender(timeout)
  const parts = await Promise.all(checks.map((check) => check({ config, site, request, timeout })))
  return [...parts, checkClocks(clocks, config, site)]
}
