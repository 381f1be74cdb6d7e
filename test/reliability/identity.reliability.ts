import { test } from '../browser/harness/staged'
import { allParts, ofIdentity } from './all-parts'
import { testParts } from './run-cells'

// Tokens are renewed every 11 s, so that a page need not wait long for one.
test.use({ sandbox: { SANDBOX_TOKEN_TTL: '14' } })

testParts(ofIdentity, allParts, 1)
