import { queryLimits } from '../src/api/retry-policy'

/** Milliseconds, as people have to wait; a module of its own is read once, before any test shortens them. */
export const usualPauses = queryLimits.pauses
