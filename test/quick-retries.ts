import { questionLimits } from '../src/api/retry-policy'

/** Milliseconds, as people have to wait. */
export const usualPauses = questionLimits.pauses

// A service that fails is asked again in each test of one, and the pauses before that are nobody's promise there.
Object.assign(questionLimits, { pauses: [2, 4] })
