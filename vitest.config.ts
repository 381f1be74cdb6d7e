import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './src/scripts/build/icu-messages.ts'

// The zone of nobody: what reads the clock of the machine where it should read the region's, or UTC, turns red.
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

/** Tests that replace something before a module is read, which looks for it once: `vi.hoisted`, `vi.mock`. */
const ownModules = [
  'app/catalog-owner',
  'app/early-catalog',
  'app/trusted-scripts',
  'catalog/open-catalog',
  'embed/plugboard-map',
  'history/open-panel',
  'pwa/sw',
  'stations/polling',
  'stations/tourism-account',
].map((name) => `test/unit/${name}.test.ts`)

// No jsdom: what is pure is tested in node, what needs a browser is tested in one (test/browser).
export default defineConfig({
  plugins: [wholeMessages],
  test: {
    environment: 'node',
    // More than the two cores of a small machine, because some tests wait for a network.
    maxWorkers: 3,
    // Ends what hangs; thousands of generated cases may take long on a busy machine.
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
          exclude: ['test/browser/**', 'test/bench/**', 'test/deep/**', ...ownModules],
          // To read all modules anew for each file took half of the time. What a test changes for all it changes back.
          isolate: false,
        },
      },
    ],
  },
})
