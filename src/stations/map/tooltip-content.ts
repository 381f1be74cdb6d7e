import type { CatalogSymbol } from '../../catalog/catalog-symbol'
import type { StationSummary } from '../../catalog/station-summary'
import type { SymbolTarget } from '../../map/overlay/painted-symbols'
import type { Padding } from '../../map/padding'
import type { Colouring } from './colouring'

/** Symbol under the mouse with the content of its tooltip. */
export interface TooltipContent {
  target: SymbolTarget
  symbol: CatalogSymbol
  /** Station of the symbol; of a cluster, `null` or any other. */
  station: StationSummary | null
}

export interface TooltipProps {
  tip: TooltipContent
  /** Parts of the map under panels and controls. */
  padding: Padding
  now: number
  colouring: Colouring | null
}

/** @param hovered station under the mouse, when it is known */
export function toTooltip(
  target: SymbolTarget,
  symbol: CatalogSymbol | undefined,
  hovered: StationSummary | null,
): TooltipContent | null {
  if (!symbol || (symbol.kind === 'station' && hovered?.id !== symbol.id)) return null
  return { target, symbol, station: hovered }
}
