import { expect, onTestFinished, test } from 'vitest'
import { openLogin } from '../../unit/auth/login'

test('10,000 abandoned sign-ins leave one entry behind', async () => {
  const login = await openLogin()
  onTestFinished(login.theirs.close)
  for (let count = 0; count < 10_000; count += 1) {
    await login.provider().authorize('/')
    expect(login.storage.size).toBe(1)
  }
})
