import { randomBytes } from 'node:crypto'
import { type Notes, summarizeList } from './notes'
import type { SiteChecker } from './site-checker'

/** Other spellings of `/embed/`. Only `/embed/` itself may be framed. */
const spellings = ['/%65mbed/', '/embed//', '//embed/', '/Embed/']

/** Checks that unknown addresses are refused with the policy and not answered with the page. */
export async function checkUnknownAddresses(
  { request, checkHeaders }: SiteChecker,
  notes: Notes,
): Promise<void> {
  const name = `nowhere-${randomBytes(6).toString('hex')}`
  const unknown = [`/${name}`, `/${name}/`, `/assets/${name}.js`, `/auth/callback/${name}`]
  const answered: string[] = []
  for (const path of unknown) {
    const answer = await request(path, { headers: { Accept: 'text/html' } })
    if (answer?.status === 404) checkHeaders(path.replace(name, 'nowhere'), 'error', answer.headers)
    else answered.push(`${path.replace(name, 'nowhere')} (${answer?.status ?? 'no answer'})`)
  }
  if (answered.length > 0)
    notes.fail(
      `Answer 404 to unknown addresses, without a rewrite to index.html: ${summarizeList(answered)} are not refused.`,
    )
  else notes.ok('Unknown addresses are answered with 404.')
  const framed: string[] = []
  for (const path of spellings) {
    const answer = await request(path)
    const ancestors = /frame-ancestors ([^;,]*)/.exec(
      answer?.headers.get('Content-Security-Policy') ?? '',
    )?.[1]
    const isClosed = ancestors?.trim() === "'none'" || answer?.headers.has('X-Frame-Options')
    if (answer?.status === 200 && !isClosed) framed.push(path)
  }
  if (framed.length > 0)
    notes.fail(`Answer 404 to other spellings of /embed/: ${summarizeList(framed)} may be framed.`)
  else notes.ok('Other spellings of /embed/ cannot be framed.')
}
