import type { Page } from '@playwright/test'
import { openSignedIn } from './session-page/session-page'
import { expect, test } from './test'
import { outlive, watchTokens } from './token-traffic'

const many = 100

/** Defines tests for both kinds of 401: readable, and without CORS headers as from the real service. */
export function testTokenLimits(): void {
  test('refused calls cost one token request, and open data is always answered', { tag: '@deep' }, async ({
    context,
    app,
    problems,
  }) => {
    test.slow()
    problems.allow(/40[01]|ERR_FAILED|CORS policy/)
    const traffic = watchTokens(context)
    // Their clocks stand still, so that a refusal is how they learn of the end of a token.
    const pages = [await openSignedIn(context, 0), await openSignedIn(context, 0)] as const
    const last = await openSignedIn(context, 0)
    await outlive()

    const old = new Set(traffic.secrets)
    const ask = async (page: Page, spread: number, count = many) => {
      traffic.sent = []
      traffic.grants = []
      const answer = await page.evaluate(([count, spread]) => window.sessionPage.ask(count, spread), [
        count,
        spread,
      ] as const)
      return { ...answer, late: traffic.sent.filter((token) => old.has(token)).length }
    }

    for (const [index, spread] of [0, 300].entries())
      await test.step(`100 refused within ${spread} ms`, async () => {
        const told = await ask(pages[index === 0 ? 0 : 1], spread)
        console.log(
          `${many} refused within ${spread} ms: all answered after ${Math.round(told.milliseconds)} ms.`,
        )
        expect(told).toMatchObject({ answered: many, refused: 0, late: many })
        expect(traffic.grants).toEqual(['refresh_token'])
        expect(traffic.refusals).toBe(0)
      })

    await test.step('a dead refresh token is tried once', async () => {
      const revoke = `${app.sandboxOrigin}/auth/realms/demo/protocol/openid-connect/revoke`
      const body = new URLSearchParams({ token: traffic.refreshToken, client_id: 'plugboard' })
      expect((await fetch(revoke, { method: 'POST', body })).status).toBe(200)
      const first = await ask(last, 0, 1)
      expect(first).toMatchObject({ answered: 1, refused: 1, late: 1 })
      expect(first.milliseconds).toBeLessThan(1000)
      expect(traffic.grants).toEqual(['refresh_token'])
      expect(traffic.refusals).toBe(1)
      expect(await last.evaluate(() => window.sessionPage.state())).toBe('anonymous')
      for (let round = 0; round < 3; round += 1)
        expect(await ask(last, 0)).toMatchObject({ answered: many, late: 0 })
      expect(traffic.grants).toEqual([])
      expect(traffic.refusals).toBe(1)
    })
  })
}
