import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './src/scripts/build/icu-messages.ts'

// The zone of nobody: what reads the clock of the machine where it should read the region's, or UTC, turns red.
process.env.TZ = 'Pacific/Chatham'

/** The build divides catalogues; here each part is the whole. */
const wholeCatalogues: Plugin = {
  name: 'plugboard:whole-catalogues',
  enforce: 'pre',
  transform: (code, id) =>
    /\.json\?(first|later)$/.test(id)
      ? { code: `export default ${JSON.stringify(compileMessages(JSON.parse(code)))}`, map: null }
      : null,
}

// No jsdom: what is pure is tested in node, what needs a browser is tested in one (test/browser).
export default defineConfig({
  plugins: [wholeCatalogues],
  test: {
    environment: 'node',
    // Vitest alone leaves half of the cores idle.
    maxWorkers: '100%',
    // Ends what hangs; thousands of generated cases may take long on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['test/quick-retries.ts'],
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**', 'test/deep/**'],
  },
})
