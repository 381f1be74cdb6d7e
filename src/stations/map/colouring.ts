import type { ComponentType } from 'react'
import type { DrawnProperties } from '../../catalog/catalog-api'
import type { ClassQuery } from '../../catalog/map-classes'
import type { Look } from '../../ui/use-look'
import type { ClassIconId } from './status-images'

/** Colours the symbols of the map by other classes than statuses. */
export interface Colouring {
  /** Part of the catalog's query. */
  classes: ClassQuery
  /** @param label number in a cluster @returns `null` while the answer is without classes */
  toIcon(drawn: DrawnProperties, look: Look, label: string): ClassIconId | null
  /** Classes of a symbol's stations for its tooltip. */
  Mix: ComponentType<{ classes: string }>
}
