import { test } from 'vitest'
import { holdThrough } from '../../unit/auth/interleavings'

test("the session's invariants hold in 10,000 orders of events", () => holdThrough(10_000))
