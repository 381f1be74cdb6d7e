import { test } from 'vitest'
import { sendTokens } from '../../unit/api/any-call'

test('in 10,000 calls a token is sent to the configured service only', () => sendTokens(10_000))
