import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'

const prefix = 'overlay:'

/** Id of a source of ours; by it a change of the base map tells ours from its own. */
export function overlayId(name: string): string {
  return `${prefix}${name}`
}

export function isOverlay(sourceId: string): boolean {
  return sourceId.startsWith(prefix)
}

/**
 * The next base map with our sources and layers kept, and still on top. Only what a flat map needs is taken
 * over: terrain, sky, projection and light of an online style stay behind.
 */
export function keepOverlays(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  const overlaySources: [string, SourceSpecification][] = Object.entries(previous?.sources ?? {}).filter(
    ([id]) => isOverlay(id),
  )
  const overlayLayers = (previous?.layers ?? []).filter(
    (layer) => 'source' in layer && typeof layer.source === 'string' && isOverlay(layer.source),
  )
  return {
    version: 8,
    sources: { ...next.sources, ...Object.fromEntries(overlaySources) },
    layers: [...next.layers, ...overlayLayers],
    ...(next.sprite !== undefined && { sprite: next.sprite }),
    ...(next.glyphs !== undefined && { glyphs: next.glyphs }),
  }
}
