import { defineConfig } from 'vitest/config'
import { ConformanceTable } from './table-reporter.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/conformance/**/*.test.ts'],
    // One call after another: a live service counts them.
    fileParallelism: false,
    reporters: [new ConformanceTable()],
  },
})
