import { test } from 'vitest'
import { holdThrough } from './interleavings'

// 10,000 of them: test/deep/auth
test("the session's invariants hold in every order of events", () => holdThrough(1_000), 60_000)
