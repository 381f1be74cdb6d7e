import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser/harness/chromium'

/** The part of `npm run test:deep` that needs a browser. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.deep.ts',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  },
})
