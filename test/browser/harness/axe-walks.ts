import { violations } from './axe'
import { withoutVisibleFocus } from './focus'
import { expect, test } from './staged'
import { walks } from './states'

interface Look {
  width: number
  height: number
  themes: readonly ('light' | 'dark')[]
  /** Names of walks; default all. */
  only?: readonly string[]
}

/** One test for each walk through the states: axe looks at each state in each theme. */
export function testWalks({ width, height, themes, only = Object.keys(walks) }: Look): void {
  test.describe(`${width} px wide, ${themes.join(' and ')}`, () => {
    test.use({ viewport: { width, height }, ...(themes[0] && { colorScheme: themes[0] }) })
    for (const [name, walk] of Object.entries(walks).filter(([name]) => only.includes(name)))
      test(`axe finds nothing in: ${name}`, async ({ page, context, network, openPage, problems }) => {
        test.slow()
        const compared = new Set<string>()
        const look = (state: string) =>
          test.step(state, async () => {
            for (const colorScheme of themes) {
              if (themes.length > 1) await page.emulateMedia({ colorScheme })
              expect.soft(await violations(page), `${state}, ${colorScheme}`).toEqual([])
            }
            expect
              .soft(await withoutVisibleFocus(page, compared), `${state}, controls without a visible focus`)
              .toEqual([])
          })
        await walk({ page, context, network, openPage, problems, look })
      })
  })
}
