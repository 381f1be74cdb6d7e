import { test as base, vi } from 'vitest'
import { MemoryProvider } from './memory-provider'

/** A test with a provider of its own, after which timers are real again. */
export const test = base.extend<{ provider: MemoryProvider }>({
  provider: async ({ task: _ }, use) => {
    await use(new MemoryProvider())
    vi.useRealTimers()
  },
})

/** What a provider that hangs answers. */
export const never = () => new Promise<never>(() => undefined)
