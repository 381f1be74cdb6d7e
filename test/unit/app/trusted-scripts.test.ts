import { expect, test, vi } from 'vitest'

// The addresses of a build that nobody made.
vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))
vi.mock('../../../src/map/maplibre/worker-url', () => ({ mapWorkerUrl: '/assets/map.js' }))
vi.stubGlobal('window', { location: new URL('https://plugboard.test') })

interface Rules {
  createScriptURL(address: string): string | null
}

/** The policies that the page makes. */
async function policies() {
  const { trustOwnScripts } = await import('../../../src/app/start/trusted-scripts')
  const made: { name: string; rules: Rules }[] = []
  const createPolicy = (name: string, rules: Rules) => made.push({ name, rules })
  trustOwnScripts({ trustedTypes: { createPolicy } } as unknown as Window)
  return made
}

test("the Trusted Types policy allows the site's own workers and no other script", async () => {
  const [policy, ...others] = await policies()
  expect(others).toEqual([])
  expect(policy?.name).toBe('default')
  expect(Object.keys(policy?.rules ?? {})).toEqual(['createScriptURL'])
  const start = (address: string) => policy?.rules.createScriptURL(address)
  for (const own of ['/sw.js', '/assets/catalog.js', '/assets/map.js']) expect(start(own)).toBe(own)
  for (const address of [
    '/sw.js?x',
    '/other.js',
    'https://elsewhere.test/sw.js',
    'blob:https://plugboard.test/1',
    'data:text/javascript,0',
    '//elsewhere.test/sw.js',
  ])
    expect(start(address), address).toBeNull()
})
