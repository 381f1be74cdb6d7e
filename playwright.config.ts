import { defineConfig } from '@playwright/test'
import { launchOptions } from './test/browser/harness/chromium'
import type { WorkerFixtures } from './test/browser/harness/test'

/**
 * What repeats a proof in one more language, size or theme, or takes long for what it adds: part of
 * `npm run test:deep`, so that `npm test` stays below ten minutes on two cores.
 */
const deep = [
  /a link in (it|fr|nl|cs|pl) speaks/,
  /320 px wide in (fr|pl)/,
  /(light, 390|dark, 390|dark, 1440|dark, 1280) px wide|390 px wide, dark/,
  /axe finds nothing in \/embed\/(\?panels=list.*)?, \d+ px wide/,
  /(a rejected promise|a warning in the console|an uncaught error|a missing file of our own) fails/,
  /a new version is told|a script that a deploy has taken away/,
  /SANDBOX_\w+=.* ends the start/,
  /(nearby|tokens-bare-401|new-version|content|polling|session-leaks|twice-told|keyboard-job)\.test/,
  /embed\.test.*(attributes|closes again|axe)/,
  /settings\.test.*(miles|broken|gets it|next visit)/,
  /data-page\.test.*(its script|Escape|axe)/,
  /chart\.test.*(closed series|cannot be had)/,
  /nearby\.test.*(own token|Escape|calmly)/,
  /offline\.test.*(answers badly|but the page itself)/,
  /station-tools\.test.*(may be copied|on paper)/,
  /a connection that the policy forbids|text that becomes markup/,
  /a browser in (pl-PL|sl-SI)|suggestions open a station or move/,
  /axe finds nothing in: (other worlds|times without a service)/,
]

export default defineConfig<object, WorkerFixtures>({
  testDir: 'test/browser',
  forbidOnly: true,
  retries: 0,
  // Chromium draws by software here: more than one page per core only makes all of them late.
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
    // Pictures of every step cost a tenth of the run; a trace holds the page itself.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'production', testMatch: '*.test.ts', grepInvert: deep, use: { build: 'production' } },
    { name: 'deep', testMatch: '*.test.ts', grep: deep, use: { build: 'production' } },
    // Once more where StrictMode acts: what mounts twice must not break.
    // One at a time: two development servers would prepare the same dependencies in the same folder.
    { name: 'development', testMatch: '*.dev.test.ts', workers: 1, use: { build: 'development' } },
  ],
})
