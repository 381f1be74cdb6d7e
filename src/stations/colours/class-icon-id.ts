import type { DrawnProperties } from '../../catalog/catalog-api'
import { type ClassedBy, classCounts } from '../../catalog/map-classes'
import type { Look } from '../../ui/use-look'
import type { ClassIconId } from '../map/status-images'
import { listLooks } from './class-looks'

/** Numbers of stations by class. */
export interface ClassMix {
  by: ClassedBy
  counts: readonly number[]
}

const isClassedBy = (text: string): text is ClassedBy => Object.hasOwn(classCounts, text)

/** Parses `age:0,3,1,0,0,0,0`; returns `null` for any other text and none. */
export function parseMix(classes: string | undefined): ClassMix | null {
  const [by = '', counts = ''] = classes?.split(':') ?? []
  return isClassedBy(by) ? { by, counts: counts.split(',').map(Number) } : null
}

/** Returns the image id of an icon by class; `null` for an answer without classes. */
export function toClassIconId(drawn: DrawnProperties, look: Look, label: string): ClassIconId | null {
  const mix = parseMix(drawn.classes)
  if (!mix) return null
  const looks = listLooks(mix.by, look)
  if (drawn.kind === 'cluster') {
    const colours = looks.map(({ colour }) => colour).join('/')
    return `cluster/${look}/${mix.counts.join()}//${label}/${colours}`
  }
  const found = looks[mix.counts.findIndex((count) => count > 0)]
  if (!found) return null
  return 'path' in found
    ? `icon/${look}/${found.colour}/now/${found.path}`
    : `icon/${look}/${found.status}/now`
}
