import { queryLimits } from '../src/api/retry-policy'
import './usual-pauses'

// A service that fails is asked again in each test of one, and the pauses before that are nobody's promise there.
Object.assign(queryLimits, { pauses: [2, 4] })
