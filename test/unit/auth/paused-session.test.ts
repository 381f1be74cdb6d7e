import { expect, test } from 'vitest'
import { arrival, MemoryProvider, openSession, reason } from './memory-provider'
import { openTab } from './page'

/** The reloaded page, which waits, with the number of attempts so far. */
async function reloadOffline() {
  const storage = new Map<string, string>()
  const local = new Map<string, string>()
  const provider = new MemoryProvider()
  await openSession(provider, { page: openTab('/', { storage, local }) }).finishRedirect(arrival)
  let attempts = 0
  provider.authorize = async () => {
    attempts += 1
    throw new TypeError('Failed to fetch')
  }
  const page = openTab('/?q=meran', { storage, local, visited: provider.visited, offline: true })
  const session = openSession(provider, { page })
  expect(await session.resume()).toBe(false)
  const goOnline = (onLine = true) => {
    Object.assign(page.navigator, { onLine })
    page.dispatchEvent(new Event('online'))
    return settled()
  }
  return { session, provider, local, goOnline, attempts: () => attempts }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a reload without a network pauses the session, which continues by itself with a network', async () => {
  const { session, provider, goOnline } = await reloadOffline()
  expect(reason(session)).toEqual({ kind: 'paused' })
  provider.authorize = async () => 'https://id.test/auth'
  await goOnline()
  expect(provider.visited).toEqual(['https://id.test/auth'])
})

test('a paused session asks once for each time that the network is back, and then tells the failure', async () => {
  const { session, provider, goOnline, attempts } = await reloadOffline()
  await goOnline(false)
  expect([attempts(), reason(session)]).toEqual([2, { kind: 'paused' }])
  await goOnline()
  expect([attempts(), reason(session)]).toEqual([3, { kind: 'sign-in-failed', reason: 'unreachable' }])
  await goOnline()
  expect([attempts(), provider.visited]).toEqual([3, []])
})

test('a paused session does not continue if it was signed out in another tab', async () => {
  const { session, local, goOnline, attempts } = await reloadOffline()
  local.set('plugboard.signed-out', 'another')
  await goOnline()
  expect([attempts(), reason(session)]).toEqual([1, { kind: 'none' }])
})

test('a paused session does not replace a sign-in that the person has begun', async () => {
  const { session, provider, goOnline } = await reloadOffline()
  let answerSilent: (address: string) => void = () => undefined
  provider.authorize = (_returnTo, silent) =>
    silent ? new Promise((resolve) => (answerSilent = resolve)) : Promise.resolve('https://id.test/login')
  await goOnline()
  await session.signIn('/')
  answerSilent('https://id.test/auth')
  await settled()
  expect(provider.visited).toEqual(['https://id.test/login'])
})
