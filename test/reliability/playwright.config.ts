import { defineConfig } from '@playwright/test'
import { launchOptions, launchOptionsWithoutWebGL } from '../browser/harness/chromium'
import type { WorkerFixtures } from '../browser/harness/test'

/** `npm run reliability`: every fault × part × moment. Pages mostly wait, so there are more of them than cores. */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  outputDir: '../../test-results/reliability',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: Number(process.env.RELIABILITY_WORKERS ?? 5),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./matrix-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'off',
    build: 'production',
  },
  projects: [
    {
      name: 'without-map',
      testMatch: /(data|identity)\.reliability\.ts/,
      use: { webgl: false, launchOptions: launchOptionsWithoutWebGL() },
    },
    { name: 'map', testMatch: 'map.reliability.ts', use: { launchOptions: launchOptions() } },
  ],
})
