import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './src/scripts/build/icu-messages.ts'

// A zone with few inhabitants: code that uses the machine's zone instead of the region's, or UTC, fails its test.
process.env.TZ = 'Pacific/Chatham'

/** The build divides the messages of a language; here each part has all of them. */
const wholeMessages: Plugin = {
  name: 'plugboard:whole-messages',
  enforce: 'pre',
  transform: (code, id) =>
    /\.json\?(first|later)$/.test(id)
      ? { code: `export default ${JSON.stringify(compileMessages(JSON.parse(code)))}`, map: null }
      : null,
}

/** Tests that replace a global or a module before a module is loaded: `vi.hoisted`, `vi.mock`. */
const ownModules = [
  'app/catalog-owner',
  'app/early-catalog',
  'app/store-later',
  'app/trusted-scripts',
  'catalog/open-catalog',
  'embed/plugboard-map',
  'history/open-panel',
  'history/part-answers',
  'pwa/lost-scripts',
  'pwa/sw',
  'scripts/shared/end-program',
  'stations/places-polling',
  'stations/polling',
  'stations/tourism-account',
].map((name) => `test/unit/${name}.test.ts`)

/** Tests of components without a browser, see `rendering/render.ts`. */
const rendered = ['test/unit/rendering/*.test.ts']

// No jsdom: pure modules are tested in Node, and the page in a real browser (test/browser).
export default defineConfig({
  plugins: [wholeMessages],
  test: {
    environment: 'node',
    // More than the two cores of a small machine, because some tests wait for a network.
    maxWorkers: 3,
    // Ends a test that hangs. Thousands of generated cases may take long on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['test/quick-retries.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'own modules',
          include: ownModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/bench/**', 'test/deep/**', ...rendered, ...ownModules],
          // Loading all modules again for each file took half of the time. So a test must restore every global that it changes.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rendered components',
          include: rendered,
          setupFiles: ['test/unit/rendering/page.ts'],
          isolate: false,
        },
      },
    ],
  },
})
