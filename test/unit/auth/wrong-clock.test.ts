import { afterEach, describe, expect, test, vi } from 'vitest'
import { SignInError } from '../../../src/auth/errors'
import { type Login, openLogin } from './login'

const minutes = [-24 * 60, -7, -2, 2, 7, 24 * 60]

/** A device whose clock is that much ahead, before a provider whose clock is right. */
const setClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead * 60_000 })

async function withLogin(visit: (login: Login) => Promise<void>): Promise<void> {
  const login = await openLogin()
  await visit(login).finally(login.theirs.close)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a device whose clock is wrong', () => {
  test.each(minutes)('by %d minutes keeps its session', (ahead) =>
    withLogin(async (login) => {
      const tokenSet = await login.signIn(await login.callbackOf())
      setClock(ahead)
      const renewed = await login.provider().refresh(tokenSet)
      expect(renewed.refreshToken).not.toBe(tokenSet.refreshToken)
      await expect(login.provider().refresh(renewed)).resolves.toBeTruthy()
      expect(login.revoked()).toBeUndefined()
    }),
  )

  test.each([-24 * 60, -2, 7, 24 * 60])('by %d minutes is told so when it signs in', (ahead) =>
    withLogin(async (login) => {
      setClock(ahead)
      const callback = await login.callbackOf()
      await expect(login.signIn(callback)).rejects.toEqual(new SignInError('clock'))
      await vi.waitFor(() => expect(login.revoked()).toMatch(/^refresh-/))
    }),
  )
})
