import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser/harness/chromium'

/** `npm run bench`: measurements, one after the other, that print a table and judge nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 3_600_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  },
})
