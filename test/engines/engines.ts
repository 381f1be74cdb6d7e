import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { launchOptions } from '../browser/harness/chromium'
import { freePort } from '../browser/harness/free-port'
import { hasDisplay, startDisplay } from './display'
import { findProgram, hasProgram } from './find-program'
import type { Session } from './webdriver/commands'
import { startHttpSession } from './webdriver/http'
import { openMarionetteSession } from './webdriver/marionette'
import { type Environment, startProgram } from './webdriver/program'

export interface Engine {
  name: string
  /** Sentence that says what is not installed, `null` if the engine can be tested. */
  missing: string | null
  start(): Promise<Session>
}

const startMilliseconds = 60_000
const chromium = process.env.CHROME_PATH || findProgram('chromium', 'google-chrome')
const firefox = process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox')

function explain(name: string, needs: readonly [isInstalled: boolean, what: string][]): string | null {
  const all = [...needs, [hasDisplay, 'Xvfb (Debian: xvfb)'] as const]
  const lacking = all.filter(([isInstalled]) => !isInstalled).map(([, what]) => what)
  return lacking.length === 0 ? null : `${name} is skipped. Not installed: ${lacking.join(', ')}.`
}

const preferences = {
  'webgl.force-enabled': true,
  'gfx.webrender.software': true,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // The list of downloads takes the keys from the page.
  'browser.download.alwaysOpenPanel': false,
}

async function startFirefox(folder: string, environment: Environment): Promise<Session> {
  const port = await freePort()
  const downloads = { 'browser.download.folderList': 2, 'browser.download.dir': folder }
  const all = { ...preferences, ...downloads, 'marionette.port': port }
  const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  const args = ['--marionette', '--no-remote', '--profile', folder, 'about:blank']
  const program = startProgram(firefox ?? 'firefox', args, environment)
  try {
    const open = () => openMarionetteSession(port).catch(() => null)
    const session = await vi.waitUntil(open, { timeout: startMilliseconds, interval: 200 })
    return { ...session, ...program }
  } catch (error) {
    await program.stop()
    throw error
  }
}

function startChromium(folder: string, environment: Environment): Promise<Session> {
  const { args = [] } = launchOptions({ CHROME_PATH: chromium ?? 'chromium' })
  const all = [...args, `--user-data-dir=${folder}`, '--lang=en-US', '--force-prefers-reduced-motion']
  const options = { args: all, ...(chromium ? { binary: chromium } : {}) }
  return startHttpSession('chromedriver', { 'goog:chromeOptions': options }, environment)
}

/** Starts an engine with a screen and a home of its own, both gone when it stops. */
async function startAlone(
  start: (folder: string, environment: Environment) => Promise<Session>,
): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-engine-'))
  const display = await startDisplay()
  const clean = async () => {
    await display.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const environment = {
    ...process.env,
    DISPLAY: display.name,
    HOME: folder,
    TZ: 'Europe/Rome',
    LANG: 'en_US.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  try {
    const session = await start(folder, environment)
    const stop = async () => {
      await session.stop()
      await clean()
    }
    return { ...session, stop }
  } catch (error) {
    await clean()
    throw error
  }
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    missing: explain('Chromium', [
      [chromium !== null, 'Chromium (Debian: chromium)'],
      [hasProgram('chromedriver'), 'chromedriver (Debian: chromium-driver)'],
    ]),
    start: () => startAlone(startChromium),
  },
  {
    name: 'Firefox',
    missing: explain('Firefox', [[firefox !== null, 'Firefox (Debian: firefox-esr)']]),
    start: () => startAlone(startFirefox),
  },
  {
    name: 'WebKit',
    missing: explain('WebKit', [
      [hasProgram('WebKitWebDriver'), 'WebKitWebDriver (Debian: webkit2gtk-driver)'],
    ]),
    start: () => startAlone((_, environment) => startHttpSession('WebKitWebDriver', {}, environment)),
  },
]
