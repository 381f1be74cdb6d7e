import type { BrowserContext, ConsoleMessage, Page, Request, Worker } from '@playwright/test'

// Chromium tells the developer of a slow graphics path that software drawing always takes.
const driverNoise = /GL Driver Message/

/**
 * Chromium 153 asks again for a script that the page has preloaded when a service worker starts in between. The answer
 * comes from the worker's cache; Chromium then complains of the preload as well.
 */
const preloadNoise =
  /A preload for '([^']+)' is found, but is not used because it is a cross-world service worker/

/** Chromium tells the console what its policy forbade a page, and not what it forbade a worker. */
async function logViolations(worker: Worker): Promise<void> {
  const listen = () =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy forbids a worker ${effectiveDirective}: ${blockedURI}`),
    )
  // One that is gone already did nothing.
  await worker.evaluate(listen).catch(() => {})
}

/** Origin of the document or service worker that makes a request, which may be another site's. */
function findRequester(request: Request): string {
  return new URL(request.serviceWorker()?.url() ?? request.frame().url()).origin
}

/** Everything a page did that a person would call broken, unless the test said beforehand that it must happen. */
export class Problems {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = [driverNoise, preloadNoise]
  readonly #twicePreloaded = new Set<string>()

  /** @param origins of site and service: what is asked of them must not fail, and nobody else may be asked */
  constructor(context: BrowserContext, origins: readonly string[]) {
    const isOurs = (address: string) => origins.includes(new URL(address).origin)

    const watchWorkers = (page: Page) => page.on('worker', logViolations)
    for (const page of context.pages()) watchWorkers(page)
    context.on('page', watchWorkers)
    context.on('serviceworker', logViolations)
    context.on('console', (message) => this.#readConsole(message))
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`))
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const isOfOthers = /^(?:http|ws)/.test(protocol) && !isOurs(request.url())
      if (isOfOthers && !request.isNavigationRequest() && origin !== findRequester(request))
        this.#seen.push(`asked another host: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      if (isOurs(request.url())) this.#readFailure(request)
    })
    context.on('response', (response) => {
      if (response.status() >= 400 && isOurs(response.url()))
        this.#seen.push(`answered ${response.status()}: ${response.url()}`)
    })
  }

  /** Expect what matches: a console text, an address, `answered 500`. Call it before it happens or after. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => {
      const [, unused = ''] = /The resource (\S+) was preloaded using link preload/.exec(problem) ?? []
      return !this.#twicePreloaded.has(unused) && !this.#allowed.some((pattern) => pattern.test(problem))
    })
  }

  #readConsole(message: ConsoleMessage): void {
    const type = message.type()
    if (type !== 'error' && type !== 'warning' && type !== 'assert') return
    const [isNoise, script] = preloadNoise.exec(message.text()) ?? []
    if (isNoise) this.#twicePreloaded.add(script ?? '')
    this.#seen.push(`console ${type}: ${message.text()} (${message.location().url})`)
  }

  /** What the page itself called off, or left by going elsewhere, did not fail. */
  #readFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed: ${reason} ${request.url()}`)
  }
}
