import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { boxRing } from '../../model/box-ring'
import type { Bounds } from '../../model/station'
import type { Credit } from '../basemap/basemap-data'
import { embeddedId } from '../basemap/embedded-style'

const areaId = embeddedId('archive-area')

/**
 * Returns the style of an archive with the embedded map around it. A rectangle in the colour of the archive's ground
 * hides the embedded map where the archive has its own rivers and lakes. Without a box, or without a ground colour, the
 * style is returned unchanged.
 * @param credits of the embedded map
 */
export function surroundArchive(
  streets: StyleSpecification,
  embedded: StyleSpecification,
  credits: readonly Credit[],
): StyleSpecification {
  const bounds = archiveBounds(streets)
  const ground = streets.layers.find((layer) => layer.type === 'background')
  const colour = ground?.paint?.['background-color']
  if (!bounds || !ground || colour === undefined) return streets
  const attribution = credits
    .map(({ text, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`)
    .join(' · ')
  const credited = (source: SourceSpecification): SourceSpecification =>
    source.type === 'geojson' ? { ...source, attribution } : source
  return {
    ...streets,
    sources: {
      ...streets.sources,
      ...Object.fromEntries(
        Object.entries(embedded.sources).map(([id, source]) => [id, credited(source)] as const),
      ),
      [areaId]: { type: 'geojson', data: { type: 'Polygon', coordinates: [boxRing(bounds)] } },
    },
    layers: [
      ground,
      ...embedded.layers.filter(({ type }) => type !== 'background'),
      { id: areaId, type: 'fill', source: areaId, paint: { 'fill-color': colour, 'fill-antialias': false } },
      ...streets.layers.filter((layer) => layer !== ground),
    ],
  }
}

/** Returns the box of an archive; `null` if it states none. */
export function archiveBounds({ sources }: StyleSpecification): Bounds | null {
  const stated = Object.values(sources).flatMap((source) =>
    source.type === 'vector' && source.bounds ? [source.bounds] : [],
  )
  return stated[0] ?? null
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
