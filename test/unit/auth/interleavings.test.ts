import { test } from 'vitest'
import { holdThrough } from './interleavings'

// 10,000 of them: test/deep/auth
test("the session's invariants hold in 1,000 random orders of events", () => holdThrough(1_000), 60_000)
