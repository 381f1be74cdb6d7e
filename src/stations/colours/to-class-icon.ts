import type { Look } from '../../ui/look/use-look'
import type { ClassedSymbol } from '../map/colouring'
import { type StationIcon, statusIcon } from '../map/station-icon'
import { listLooks } from './class-looks'

/** Returns the icon of a symbol by class; `null` for an answer without classes. */
export function toClassIcon(symbol: ClassedSymbol, look: Look, label: string): StationIcon | null {
  const { classes } = symbol
  if (!classes) return null
  const looks = listLooks(classes.by, look)
  if (symbol.kind === 'cluster' && !symbol.isDot) {
    const parts = looks
      .map(({ colour }, index) => ({ colour, count: classes.counts[index] ?? 0, faded: 0 }))
      .filter(({ count }) => count > 0)
    return { kind: 'cluster', look, parts, label }
  }
  const classLook = looks[classes.counts.findIndex((count) => count > 0)]
  if (!classLook) return null
  return 'path' in classLook
    ? { kind: 'class', look, colour: classLook.colour, path: classLook.path }
    : statusIcon(look, classLook.status, false)
}
