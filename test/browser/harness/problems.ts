import type { BrowserContext, ConsoleMessage, Page, Request, Worker } from '@playwright/test'

// Chromium warns of slow graphics whenever it draws by software.
const driverNoise = /GL Driver Message/

/**
 * Chromium 153 requests a preloaded script again if a service worker has started in between. The answer comes from the
 * worker's cache, and Chromium warns of an unused preload.
 */
const preloadNoise =
  /A preload for '([^']+)' is found, but is not used because it is a cross-world service worker/

/** Logs violations of the policy in a worker: Chromium logs those of pages only. */
async function logViolations(worker: Worker): Promise<void> {
  const listen = () =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy forbids a worker ${effectiveDirective}: ${blockedURI}`),
    )
  // A worker that has ended cannot violate it.
  await worker.evaluate(listen).catch(() => {})
}

/** Origin of the document or service worker that sends a request; it may be another site. */
function findRequester(request: Request): string {
  return new URL(request.serviceWorker()?.url() ?? request.frame().url()).origin
}

/** Errors, warnings and failed requests of pages, except those that a test allows. */
export class Problems {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = [driverNoise, preloadNoise]
  readonly #twicePreloaded = new Set<string>()
  readonly #aborted = new Set<string>()

  /** @param origins of site and service: requests to them must not fail, and requests to others are problems */
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
        this.#seen.push(`request to another host: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      if (isOurs(request.url())) this.#readFailure(request)
    })
    context.on('response', (response) => {
      if (response.status() >= 400 && isOurs(response.url()))
        this.#seen.push(`answered ${response.status()}: ${response.url()}`)
    })
  }

  /** Allows problems that match: a console text, an address, `answered 500`. Works also after they happened. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => {
      const [, unused = ''] = /The resource (\S+) was preloaded using link preload/.exec(problem) ?? []
      const [, passedOn = ''] = /^failed: \S+ (\S+) \(service worker\)/.exec(problem) ?? []
      if (this.#twicePreloaded.has(unused) || this.#aborted.has(passedOn)) return false
      return !this.#allowed.some((pattern) => pattern.test(problem))
    })
  }

  #readConsole(message: ConsoleMessage): void {
    const type = message.type()
    if (type !== 'error' && type !== 'warning' && type !== 'assert') return
    const [isNoise, script] = preloadNoise.exec(message.text()) ?? []
    if (isNoise) this.#twicePreloaded.add(script ?? '')
    this.#seen.push(`console ${type}: ${message.text()} (${message.location().url})`)
  }

  /**
   * A request that the page aborted, or that a navigation ended, did not fail. If the service worker had passed it on,
   * Chromium reports the service worker's request as failed, some milliseconds later.
   */
  #readFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? ''
    if (reason === 'net::ERR_ABORTED') this.#aborted.add(request.url())
    else
      this.#seen.push(
        `failed: ${reason} ${request.url()}${request.serviceWorker() ? ' (service worker)' : ''}`,
      )
  }
}
