import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { bundledChromium } from './bundled-chromium'

// Software WebGL, and no driver warnings or background requests.
const args = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card, painting the page by software WebGL is slower.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const programs = folders.flatMap((folder) => programNames.map((name) => join(folder, name)))
  return [...programs, ...applicationPaths, chromium.executablePath()].find(existsSync)
}

/**
 * How to launch the browser of this machine: the one that `CHROME_PATH` names, an installed one, Playwright's
 * own, or on Linux x64 the one that came with `npm ci`. `PLUGBOARD_BROWSER=bundled` takes the last at once.
 * @throws when there is none
 */
export function launchOptions(environment: NodeJS.ProcessEnv = process.env): LaunchOptions {
  const { CHROME_PATH: chosen, PLUGBOARD_BROWSER: preference } = environment
  if (chosen) return { executablePath: chosen, args }

  const installed = preference === 'bundled' ? undefined : installedChromium()
  if (installed) return { executablePath: installed, args }

  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = bundledChromium()
    return { executablePath, args, env: { ...environment, ...env } as Record<string, string> }
  }
  throw new Error('No Chromium was found: install Chrome, or set CHROME_PATH to its program.')
}

/** The same browser without WebGL. Drawing the map by software is most of the work of a page. */
export function launchOptionsWithoutWebGL(): LaunchOptions {
  const { args: all = [], ...launch } = launchOptions()
  const others = all.filter((arg) => !/angle|swiftshader/.test(arg))
  return { ...launch, args: [...others, '--disable-3d-apis', '--disable-gpu'] }
}

/**
 * The same options with V8's interpreter only: compiled code is added over time and is a tenth of the heap, which would
 * hide kept objects.
 */
export function withoutCompiling({ args: all = [], ...launch }: LaunchOptions): LaunchOptions {
  return { ...launch, args: [...all, '--js-flags=--jitless'] }
}
