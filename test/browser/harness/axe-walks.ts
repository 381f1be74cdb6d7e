import { violations } from './axe'
import { walks } from './states'
import { expect, test } from './test'

interface Look {
  width: number
  height: number
  themes: readonly ('light' | 'dark')[]
}

/** One test for each walk through the states: axe looks at each state in each theme. */
export function testWalks({ width, height, themes }: Look): void {
  test.describe(`${width} px wide, ${themes.join(' and ')}`, () => {
    test.use({ viewport: { width, height }, ...(themes[0] && { colorScheme: themes[0] }) })
    for (const [name, walk] of Object.entries(walks))
      test(`axe finds nothing in: ${name}`, async ({ page, context, openPage, problems }) => {
        test.slow()
        const look = (state: string) =>
          test.step(state, async () => {
            for (const colorScheme of themes) {
              if (themes.length > 1) await page.emulateMedia({ colorScheme })
              expect.soft(await violations(page), `${state}, ${colorScheme}`).toEqual([])
            }
          })
        await walk({ page, context, openPage, problems, look })
      })
  })
}
