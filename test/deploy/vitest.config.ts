import { defineConfig } from 'vitest/config'

// The build behind real web servers, by `npm run test:deploy`; a server that is not installed is skipped, and said so.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/deploy/*.deploy.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A browser and a server at a time are enough for two cores.
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
