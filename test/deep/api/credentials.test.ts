import { test } from 'vitest'
import { sendTokens } from '../../unit/api/any-call'

test('in 10,000 calls a token reaches the configured service alone', () => sendTokens(10_000))
