import { choicesParam } from '../url/param'

/** Parts of the page, each there or not. */
export const panels = ['map', 'list', 'filters', 'legend', 'details'] as const
export type Panel = (typeof panels)[number]

const defaults: readonly Panel[] = ['map', 'list', 'details']
const param = choicesParam('panels', panels)

/** The panels that an address asks for. The stations are always there, as a map or as a list. */
export function linkedPanels(search: string): ReadonlySet<Panel> {
  const wanted = param.parse(new URLSearchParams(search).get(param.key))
  if (wanted.length === 0) return new Set(defaults)
  const shows = wanted.includes('map') || wanted.includes('list')
  return new Set(shows ? wanted : [...wanted, 'map', 'list'])
}
