import { parseConfig } from '../../config/config'
import { isRecord } from '../../contract/type-guards'
import { checkArchive } from './check-archive'
import type { CheckContext } from './check-context'
import { checkFiles, readScripts } from './check-files'
import { checkUnknownAddresses } from './check-unknown'
import { Notes, readMessage, summarizeList } from './notes'
import { hasNoAnswer, type SendRequest } from './request'
import { createSiteChecker, type SiteChecker } from './site-checker'

/** Checks the deployed site: its files, headers, cache rules and refusals. */
export async function checkSite(context: CheckContext): Promise<Notes> {
  const { config, site, request } = context
  const notes = new Notes(`Site ${site ?? ''}`.trimEnd())
  if (site === null) {
    notes.skip('No site was checked: name one as the second argument.')
    return notes
  }
  const page = await readPage(request, notes, site)
  if (page === null) return notes
  noteOldTime(notes, page.headers)
  await checkServedConfig(context, notes, site)
  const checker = createSiteChecker(config, site, request)
  const files = await readScripts(checker, notes, page.text)
  await checkFiles(checker, notes, files)
  await checkUnknownAddresses(checker, notes)
  await checkWorker(checker, notes)
  if (config.basemap && 'archive' in config.basemap)
    await checkArchive(request, notes, site + config.basemap.archive)
  await checkPages(context, notes, site)
  checker.note(notes)
  return notes
}

/** @returns `null` after a noted failure */
async function readPage(
  request: SendRequest,
  notes: Notes,
  site: string,
): Promise<{ text: string; headers: Headers } | null> {
  const answer = await request(`${site}/`, { headers: { Accept: 'text/html' } })
  if (hasNoAnswer(answer)) {
    notes.fail(`Name a site that answers: ${site} ${answer.reason}.`)
    return null
  }
  const { status, headers, body } = answer
  const target = headers.get('Location')
  if (status >= 300 && status < 400 && target !== null) {
    notes.fail(`Name the site by its own address ${new URL(target, site).origin}: ${site} redirects there.`)
    return null
  }
  const text = body.toString()
  if (status === 200 && text.includes('<div id="root">')) return { text, headers }
  notes.fail(`Serve dist/ at ${site}/: it answers ${status} with something that is not Plugboard's page.`)
  return null
}

/** First plausible year of a file's time. Build tools set an earlier one for all releases. */
const firstYear = 2020

/** Notes an old file time. Servers make tags from time and size, and the page has the same size in every build. */
function noteOldTime(notes: Notes, headers: Headers): void {
  const time = headers.get('Last-Modified')
  if (time === null || new Date(time).getUTCFullYear() >= firstYear) return
  notes.warn(
    `Set the time of the files to that of the release: index.html is of "${time}", and browsers would keep the old page after the next release.`,
  )
}

async function checkServedConfig(
  { config, request }: CheckContext,
  notes: Notes,
  site: string,
): Promise<void> {
  const answer = await request(`${site}/config.json`)
  if (hasNoAnswer(answer) || answer.status !== 200) {
    const end = hasNoAnswer(answer) ? answer.reason : `answers ${answer.status}`
    notes.fail(`Put config.json beside index.html: ${site}/config.json ${end}.`)
    return
  }
  try {
    const served = parseConfig(JSON.parse(answer.body.toString()))
    const keys = listDifferent(served, config)
    if (keys.length === 0) notes.ok('The site serves the configuration that was checked.')
    else
      notes.fail(
        `Put the checked file at ${site}/config.json: the one there differs in ${summarizeList(keys)}.`,
      )
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'the one there is not JSON' : readMessage(error)
    notes.fail(`Put the checked file at ${site}/config.json: ${reason}.`)
  }
}

function listDifferent(one: unknown, other: unknown, path = ''): string[] {
  if (isRecord(one) && isRecord(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return keys.flatMap((key) => listDifferent(one[key], other[key], path === '' ? key : `${path}.${key}`))
  }
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [path]
}

async function checkWorker({ read }: SiteChecker, notes: Notes): Promise<void> {
  const answer = await read('/sw.js', 'service-worker')
  if (answer === null) {
    notes.fail('Serve dist/sw.js at /sw.js: without it the page does not work offline.')
    return
  }
  const scope = answer.headers.get('Service-Worker-Allowed')
  if (scope === null || scope === '/') notes.ok('The service worker may have the whole site as its scope.')
  else
    notes.fail(
      `Remove Service-Worker-Allowed from /sw.js: it allows "${scope}", and the service worker has the scope "/".`,
    )
}

/** Checks the linked pages of the publisher that are on the site. */
async function checkPages({ config, request }: CheckContext, notes: Notes, site: string): Promise<void> {
  for (const [name, page] of Object.entries(config.pages ?? {})) {
    if (!page?.startsWith('/')) continue
    const answer = await request(site + page)
    if (hasNoAnswer(answer) || answer.status >= 400)
      notes.fail(`Put a page at ${page}, or set pages.${name} to where it is: there is none.`)
    else notes.ok(`There is a page at ${page} (pages.${name}).`)
  }
}
