import { choicesParam } from '../url/param'

/** Optional parts of the page. */
export const panels = ['map', 'list', 'filters', 'legend', 'details'] as const
export type Panel = (typeof panels)[number]

const defaults: readonly Panel[] = ['map', 'list', 'details']
const param = choicesParam('panels', panels)

/** Returns the panels in an address. Stations are always shown, as a map or as a list. */
export function linkedPanels(search: string): ReadonlySet<Panel> {
  const wanted = param.parse(new URLSearchParams(search).get(param.key))
  if (wanted.length === 0) return new Set(defaults)
  const shows = wanted.includes('map') || wanted.includes('list')
  return new Set(shows ? wanted : [...wanted, 'map', 'list'])
}
