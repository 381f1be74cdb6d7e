import type { ClassQuery } from '../../catalog/map-classes'
import { ClassKey } from '../../stations/colours/ClassKey'
import { parseMix, toClassIconId } from '../../stations/colours/class-icon-id'
import type { Colouring } from '../../stations/map/colouring'

export function toColouring(classes: ClassQuery): Colouring {
  return {
    classes,
    toIcon: toClassIconId,
    Mix: ({ classes: text }) => {
      const mix = parseMix(text)
      return mix?.by === classes.by ? <ClassKey classes={classes} counts={mix.counts} /> : null
    },
  }
}
