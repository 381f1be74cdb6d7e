import type { Page } from '@playwright/test'
import { waitUntilSignedIn } from '../browser/harness/test'
import type { Scene, Stage } from './matrix'

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
export const account = (page: Page) => page.getByRole('button', { name: /^Signed in as / })
/** Sentence about a sign-in that the provider did not answer. */
export const unanswered = /Sign-in did not work: the identity server does not answer/

/** Brings the browser to the provider's page, with name and password in its form. */
export async function fillProviderForm(page: Page): Promise<void> {
  await signInButton(page).click()
  await page.getByRole('textbox').first().fill('team')
  await page.locator('input[type=password]').fill('team')
}

export const submitProviderForm = (page: Page) => page.locator('[type=submit]').click()

type ReturnScene = Omit<Scene, 'request'> & { prepare(stage: Stage): Promise<void> }

/** A scene in which the part fails on the way back from the provider. The sign-in itself works. */
export function atReturn({ prepare, ...scene }: ReturnScene): Scene {
  return {
    kept: account,
    ...scene,
    prepare: async (stage) => {
      await prepare(stage)
      await fillProviderForm(stage.page)
    },
    request: async ({ page }) => {
      await submitProviderForm(page)
      await waitUntilSignedIn(page)
    },
  }
}
