import { test } from 'vitest'
import { holdThrough } from '../../unit/auth/interleavings'

test('no order of events breaks the session, in 10,000 of them', () => holdThrough(10_000))
