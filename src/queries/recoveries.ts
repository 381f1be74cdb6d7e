import { createStore } from '../store'

/** Number of times that the service has answered after something may have failed: what failed is repeated then. */
export const recoveries = createStore(0)
