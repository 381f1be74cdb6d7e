import { defineConfig } from 'vitest/config'

// What is proven by sheer number; `npm test` runs a small share of the same.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/deep/**/*.test.ts'],
    testTimeout: 600_000,
    setupFiles: ['test/quick-retries.ts'],
  },
})
