import { parseConfig } from '../../../src/config/config'
import { responseHeaders } from '../../../src/contract/headers'
import { kindAt } from '../../../src/scripts/headers/address-kinds'
import { type FaultProxy, startFaultProxy } from './fault-proxy'
import { test as base } from './test'

export { faults } from './faults'
export { expect } from './test'

/** Served configuration: fields with defaults may be missing. */
export type ServedConfig = Record<string, unknown> & { service: Record<string, unknown> }

export interface Network extends FaultProxy {
  /** Serves another configuration, with the policy that it brings. Call it before the page is opened. */
  configure(change: (served: ServedConfig) => object): Promise<void>
}

interface StagedFixtures {
  /** The wire between the pages of this test and everything that they ask; see `fault-proxy.ts`. */
  network: Network
}

/** Like `test` of `test.ts`, with all that the browser asks going through a fault proxy of the test's own. */
export const test = base.extend<StagedFixtures>({
  network: async ({ app }, use) => {
    const proxy = await startFaultProxy()
    const isOfSite = ({ url }: { url: URL }) => url.origin === app.origin
    await use({
      ...proxy,
      async configure(change) {
        const served = await (await fetch(`${app.origin}/config.json`)).json()
        const changed = change(served)
        const destinations = parseConfig(changed)
        proxy.rewrite(
          (asked) => isOfSite(asked) && asked.url.pathname === '/config.json',
          () => changed,
        )
        for (const kind of ['html', 'callback', 'embed', 'worker', 'data'] as const) {
          const { 'Content-Security-Policy': policy } = responseHeaders(destinations, kind)
          proxy.change(
            (asked) => isOfSite(asked) && kindAt(asked.url.pathname) === kind,
            (answer) => ({ ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }),
          )
        }
      },
    })
    await proxy.close()
  },
  proxy: async ({ network }, use) => use({ server: network.origin, bypass: '<-loopback>' }),
})
