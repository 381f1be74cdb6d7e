import type { Page } from '@playwright/test'

/** What an operator would write into config.json as `service`, made of the one served; the rest of it as served. */
export async function configureService(page: Page, change: (served: object) => object): Promise<void> {
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, service: change(config.service) } })
  })
}
