import { defineConfig } from 'vitest/config'

// The built app in three browser engines, by `npm run test:engines`; an engine that is not installed is skipped.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/engines/*.engine.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // One browser at a time is enough for two cores.
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
