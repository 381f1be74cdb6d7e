import { expect } from 'vitest'
import { arrival, openSession, reason } from './memory-provider'
import { openTab } from './page'
import { test } from './provider-test'

test('a framed page starts no login, completes none and sends the provider no request', async ({
  provider,
}) => {
  let asked = 0
  provider.authorize = async () => `https://id.test/auth?asked=${++asked}`
  provider.exchange = () => Promise.reject(new Error(`asked ${++asked}`))
  const storage = new Map([['plugboard.signed-in', '']])
  const page = openTab('/', { visited: provider.visited, storage, framed: true })
  const session = openSession(provider, { page })

  expect(session.available).toBe(false)
  await session.finishRedirect(arrival)
  expect(reason(session)).toEqual({ kind: 'none' })
  expect([session.canResume(), await session.resume()]).toEqual([false, false])
  await expect(session.signIn('/')).rejects.toThrow('not-configured')
  expect([asked, provider.visited]).toEqual([0, []])
})
