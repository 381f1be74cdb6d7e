import { expect, test } from './harness/test'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/embed/', '/auth/callback/'])
  test(`without scripts ${path} only says that it needs them`, async ({ page, problems }) => {
    // The browser asks for the preloaded scripts and refuses them itself.
    problems.allow(/failed: csp .*\.js$/)
    await page.goto(path)
    const sentence = page.locator('.without-scripts')
    await expect(sentence).toHaveText('Plugboard needs JavaScript to read and show the stations.')
    await expect(sentence).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#root')).toBeHidden()
  })
