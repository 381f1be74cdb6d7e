import { test } from './harness/test'
import { testTokenLimits } from './harness/token-limits'
import { shortLife } from './harness/token-traffic'

test.use({ site: 'session', sandbox: { SANDBOX_TOKEN_TTL: String(shortLife), SANDBOX_STATIONS: '20' } })

testTokenLimits()
