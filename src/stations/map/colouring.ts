import type { ComponentType } from 'react'
import type { CatalogSymbol, ClassMark } from '../../catalog/catalog-symbol'
import type { ClassCounts, ClassQuery } from '../../catalog/map-classes'
import type { Look } from '../../ui/look/use-look'
import type { StationIcon } from './station-icon'

/** A symbol of the map, or a station with its class. */
export type ClassedSymbol = ClassMark & Partial<Pick<CatalogSymbol, 'kind'>>

/** Colours the symbols of the map by other classes than statuses. */
export interface Colouring {
  /** Part of the catalog's query. */
  classes: ClassQuery
  /** @param label number in a cluster @returns `null` while the answer is without classes */
  toIcon(symbol: ClassedSymbol, look: Look, label: string): StationIcon | null
  /** Legend of the classes of a symbol's stations, for its tooltip. */
  ClassLegend: ComponentType<{ classes: ClassCounts }>
}
