import type { Page } from '@playwright/test'
import { closedTags, details, stationList } from '../../browser/harness/page-parts'
import type { PartFault } from '../../browser/harness/part-faults'
import type { PartRow, Stage } from '../matrix'
import { account, fillProviderForm, signInButton, submitProviderForm, unanswered } from '../sign-in'
import { openWell } from './data'

// The 401 of the matrix has no CORS headers, as the real service's. One that can be read, and ends the session:
// `session-reload.test.ts`.

/** Stations with closed values. */
const path = '/?q=Alpfleet'

async function openSignedIn(stage: Stage): Promise<void> {
  const { page } = stage
  await openWell(stage, path)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await details(page).getByText('Latest values').waitFor()
  await fillProviderForm(page)
  await submitProviderForm(page)
  await account(page).waitFor()
  await closedTags(page).first().waitFor()
}

/** A sign-in begins with a press, so it is repeated by one. */
const afterPress = {
  good: account,
  press: signInButton,
  recovery: 'By a press: only a person signs in.',
} as const

const notRenewed = 'Your login could not be renewed: the identity server does not answer.'
/**
 * Whether the provider has handled the request before its answer is lost. It then refuses the refresh token that the
 * page has, because it is used once (RFC 9700, 4.14.2).
 */
const losesTokenSet = (fault: PartFault) =>
  ['reset in the middle', 'dripping', 'cut off', 'closed too early'].includes(fault)
const signInAgain = (page: Page) => page.getByRole('button', { name: 'Sign in again' })

export const tokenPart: PartRow = {
  name: 'token',
  match: ({ method, url }) => method === 'POST' && url.pathname.endsWith('/token'),
  named: /Sign-in did not work|session ended|did not accept your login|login could not be renewed/,
  scenes: {
    'first load': {
      prepare: openSignedIn,
      request: async ({ page }) => void (await page.reload()),
      words: () => unanswered,
      never: /Closed data|Signed in as/,
      ...afterPress,
    },
    'in use': {
      prepare: openSignedIn,
      request: async () => undefined,
      words: (_stage, fault) => (losesTokenSet(fault) ? /could not be renewed|session ended/ : notRenewed),
      good: (page) => closedTags(page).first(),
      press: (page, fault) => (losesTokenSet(fault) ? signInAgain(page) : null),
      within: 40_000,
      recovery:
        'By itself within 40 s: the second pause between two token refreshes is 20 s. Reset in the middle, dripping, cut off, closed too early: the provider has exchanged the refresh token and its answer is lost, so the session ends; a press signs in again, without a password while the provider keeps its session.',
    },
    'signing in': {
      prepare: async (stage) => {
        await openWell(stage, path)
        await fillProviderForm(stage.page)
      },
      request: ({ page }) => submitProviderForm(page),
      words: () => unanswered,
      never: /Closed data|Signed in as/,
      ...afterPress,
    },
  },
}

export const discoveryPart: PartRow = {
  name: 'discovery',
  match: /\/\.well-known\/openid-configuration$/,
  named: tokenPart.named,
  scenes: {
    'first load': {
      prepare: openSignedIn,
      request: async ({ page }) => void (await page.reload()),
      words: () => unanswered,
      never: /Closed data|Signed in as/,
      ...afterPress,
    },
    'in use':
      'The metadata are requested at a sign-in and kept for the session: token refreshes and the sign-out use the kept ones.',
    'signing in': {
      prepare: (stage) => openWell(stage, path),
      request: ({ page }) => signInButton(page).click(),
      words: () => unanswered,
      never: /Closed data|Signed in as/,
      good: (page) => page.locator('input[type=password]'),
      press: signInButton,
      recovery: afterPress.recovery,
    },
  },
}
