/** Commands of W3C WebDriver that the tests send, each as an HTTP request and as a command of Firefox's Marionette. */
export const commands = {
  navigate: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  execute: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  act: { method: 'POST', path: '/actions', marionette: 'WebDriver:PerformActions' },
  resize: { method: 'POST', path: '/window/rect', marionette: 'WebDriver:SetWindowRect' },
  screenshot: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const

export type Command = keyof typeof commands
export type Parameters = Readonly<Record<string, unknown>>

/** Sends one command and returns its value. @throws WebDriverError when the browser refuses it */
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>

/** A browser with one session. */
export interface Session {
  send: Send
  /** Name and version that the browser reports. */
  version: string
  stop(): Promise<void>
}

export class WebDriverError extends Error {
  /** Error code of https://www.w3.org/TR/webdriver2/#errors */
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.name = 'WebDriverError'
    this.code = code
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the browser's name and version from the capabilities of a new session. */
export function readVersion(session: unknown): string {
  const capabilities = isRecord(session) && isRecord(session.capabilities) ? session.capabilities : {}
  return `${capabilities.browserName} ${capabilities.browserVersion}`
}

/** @throws WebDriverError when `failure` is the error of an answer */
export function throwFailure(failure: unknown): void {
  if (isRecord(failure) && typeof failure.error === 'string')
    throw new WebDriverError(failure.error, String(failure.message))
}
