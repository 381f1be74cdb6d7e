import { defineConfig } from '@playwright/test'
import { launchOptions, launchOptionsWithoutWebGL } from './test/browser/harness/chromium'
import type { WorkerFixtures } from './test/browser/harness/test'

/**
 * Tests that repeat a proof in one more language, size or state, or take long. They are part of `npm run test:deep`, so
 * that `npm test` stays short enough to run before every change.
 */
const deep = /@deep|\.deep\.test\.ts/

/**
 * Tests of rows, panel, counts, notices and files, by the name of the file or by tag. They need no map, and without one
 * they take half the time.
 */
const withoutMap = /@without-map|\.without-map\.test\.ts/

const production = { testMatch: '*.test.ts', testIgnore: ['*.dev.test.ts'] as string[] }
const onMap = { ...production, use: { build: 'production' } } as const
const wordsAlone = {
  ...production,
  use: { build: 'production', webgl: false, launchOptions: launchOptionsWithoutWebGL() },
} as const

/** Titles that match two expressions. */
const both = (one: RegExp, other: RegExp) => new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`)

export default defineConfig<object, WorkerFixtures>({
  testDir: 'test/browser',
  forbidOnly: true,
  retries: 0,
  // Chromium draws by software here. More than one page per core makes all of them late.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./test/browser/summary-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A trace costs a tenth of the run. To get one: `npx playwright test --trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'production', ...onMap, grepInvert: [deep, withoutMap] },
    { name: 'without-map', ...wordsAlone, grep: withoutMap, grepInvert: deep },
    { name: 'deep', ...onMap, grep: deep, grepInvert: withoutMap },
    { name: 'deep-without-map', ...wordsAlone, grep: both(deep, withoutMap) },
    // Tests of React's StrictMode, which mounts components twice. Only a development build has it.
    // One worker: two development servers would prepare the same dependencies in the same folder.
    { name: 'development', testMatch: '*.dev.test.ts', workers: 1, use: { build: 'development' } },
  ],
})
