import { defineConfig } from 'vitest/config'

// No jsdom: what is pure is tested in node, what needs a browser is tested in one (test/browser).
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**'],
  },
})
