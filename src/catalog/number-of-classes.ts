import { attentionReasons } from './attention'
import { type ClassedBy, completeSteps, maxProviders } from './map-classes'
import { ageSteps } from './quality'

/**
 * Number of classes by what stations are classed by. `attention`: each of `attentionReasons`, none. `age`: up to each
 * of `ageSteps`, older, unknown time, no value. `complete`: from each of `completeSteps`, less, not known. `use`: none,
 * up to half, more, all, not known. `provider`: each, others, none named.
 */
export const numberOfClasses: Record<ClassedBy, number> = {
  attention: attentionReasons.length + 1,
  age: ageSteps.length + 3,
  complete: completeSteps.length + 2,
  use: 5,
  provider: maxProviders + 2,
}
