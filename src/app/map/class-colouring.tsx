import type { CatalogApi } from '../../catalog/catalog-api'
import { type ClassQuery, maxProviders } from '../../catalog/map-classes'
import { noFilters } from '../../model/filters'
import { ClassLegend } from '../../stations/colours/ClassLegend'
import { toClassIcon } from '../../stations/colours/to-class-icon'
import type { Colouring } from '../../stations/map/colouring'
import { attentionPart } from '../link/use-attention-choices'
import { colourKey, type MapColour, toMapColour } from '../link/use-map-colour'

/** Part of the link's query, and the colour of the page while nobody has chosen one. */
interface Choice {
  linked: string
  defaultColour: MapColour
}

/** The last one: an equal query of a later revision is answered with the same object. */
let last: { key: string; colouring: Colouring } | null = null

/** @returns `null`: by status */
export async function openColouring(
  catalog: CatalogApi,
  choice: Choice,
  now: number,
): Promise<Colouring | null> {
  const classes = await toClasses(catalog, choice, now)
  if (classes === null) return null
  const key = JSON.stringify(classes)
  if (last?.key !== key) last = { key, colouring: toColouring(classes) }
  return last.colouring
}

async function toClasses(
  catalog: CatalogApi,
  { linked, defaultColour }: Choice,
  now: number,
): Promise<ClassQuery | null> {
  const by = toMapColour(new URLSearchParams(linked).get(colourKey), defaultColour)
  if (by === 'status') return null
  if (by === 'provider') return { by, providers: await listProviders(catalog, now) }
  if (by !== 'attention') return { by }
  // Only the page of this colour has its choices.
  const { reason, oldFrom } = attentionPart.parse(defaultColour === by ? linked : '')
  return { by, reason, oldFrom }
}

/** Providers with the most stations, whatever the filters, so that a filter changes no colour. */
async function listProviders(catalog: CatalogApi, now: number): Promise<string[]> {
  const { groups } = await catalog.facets({ filters: noFilters, bounds: null, now })
  return groups.provider
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value))
    .slice(0, maxProviders)
    .map(({ value }) => value)
}

function toColouring(classes: ClassQuery): Colouring {
  return {
    classes,
    toIcon: toClassIcon,
    ClassLegend: ({ classes: { by, counts } }) =>
      by === classes.by ? <ClassLegend classes={classes} counts={counts} /> : null,
  }
}
