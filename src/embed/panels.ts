import { choicesParam } from '../url/param'

/** Optional parts of the page. */
export const panels = ['map', 'list', 'filters', 'legend', 'details'] as const
export type Panel = (typeof panels)[number]

/** Panels of an address that names none. Then the legend is folded, and left out where it has no room. */
export const defaultPanels: ReadonlySet<Panel> = new Set<Panel>(['map', 'list', 'legend', 'details'])
const param = choicesParam('panels', panels)

/** Returns the panels in an address. Stations are always shown, as a map or as a list. */
export function linkedPanels(search: string): ReadonlySet<Panel> {
  const wanted = param.parse(new URLSearchParams(search).get(param.key))
  if (wanted.length === 0) return defaultPanels
  const shows = wanted.includes('map') || wanted.includes('list')
  return new Set(shows ? wanted : [...wanted, 'map', 'list'])
}
