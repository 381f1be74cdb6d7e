import { test } from 'vitest'
import { holdThrough } from './interleavings'

// 10,000 of them: test/deep/auth
test('no order of events breaks the session', () => holdThrough(1_000), 60_000)
