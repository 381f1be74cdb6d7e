import { expect, test } from 'vitest'
import { guardBackForwardCache } from '../../../src/app/start/bfcache-guard'
import type { Session } from '../../../src/auth/session/session'
import { arrival, MemoryProvider, openSession, tokenOf } from '../auth/memory-provider'
import { openTab } from '../auth/page'

/** A page that goes out of sight and comes back from the back/forward cache. */
async function goAndComeBack(
  meanwhile: (session: Session, local: Map<string, string>) => void,
  { signIn = true, usesAccount = false } = {},
) {
  const local = new Map<string, string>()
  const page = openTab('/?q=meran', { local })
  const log: string[] = []
  Object.assign(page.location, { reload: () => log.push('reload') })
  const session = openSession(new MemoryProvider(), { page })
  if (signIn) await session.finishRedirect(arrival)
  const empty = () => log.push(`empty while ${session.state().kind}`)
  guardBackForwardCache(session, { empty, usesAccount: () => usesAccount }, page as unknown as Window)
  page.dispatchEvent(new Event('pagehide'))
  log.push(`${session.state().kind}, token ${await tokenOf(session)}`)
  meanwhile(session, local)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  return log
}

const nothing = () => undefined

test('a signed-in page is emptied before it enters the back/forward cache, has no token there, and reloads when it returns', async () => {
  expect(await goAndComeBack(nothing)).toEqual(['empty while signed-in', 'anonymous, token null', 'reload'])
})

test('it also reloads when another tab has signed out meanwhile', async () => {
  const log = await goAndComeBack((_session, local) => local.set('plugboard.signed-out', 'elsewhere'))
  expect(log.at(-1)).toBe('reload')
})

test('an anonymous page is not emptied', async () => {
  expect(await goAndComeBack(nothing, { signIn: false })).toEqual(['anonymous, token null'])
})

test('an anonymous page with a tourism account is emptied too', async () => {
  const log = await goAndComeBack(nothing, { signIn: false, usesAccount: true })
  expect(log).toEqual(['empty while anonymous', 'anonymous, token null', 'reload'])
})
