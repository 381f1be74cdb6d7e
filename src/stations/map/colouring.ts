import type { ComponentType } from 'react'
import type { DrawnSymbol } from '../../catalog/drawn-symbol'
import type { ClassCounts, ClassQuery } from '../../catalog/map-classes'
import type { Look } from '../../ui/use-look'
import type { StationIcon } from './station-icon'

/** Colours the symbols of the map by other classes than statuses. */
export interface Colouring {
  /** Part of the catalog's query. */
  classes: ClassQuery
  /** @param label number in a cluster @returns `null` while the answer is without classes */
  toIcon(drawn: DrawnSymbol, look: Look, label: string): StationIcon | null
  /** Classes of a symbol's stations for its tooltip. */
  Mix: ComponentType<{ classes: ClassCounts }>
}
