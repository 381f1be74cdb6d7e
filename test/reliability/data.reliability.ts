import { allParts, withoutMap } from './all-parts'
import { testParts } from './run-cells'

// The clock of a page jumps for each fault; after more of them it would be another day.
testParts(withoutMap, allParts, 5)
