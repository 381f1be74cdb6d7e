import type { StyleSpecification } from 'maplibre-gl'

/** Returns an online style without terrain, sky, projection and light, which a flat map does not use. */
export function flatStyle({ sources, layers, sprite, glyphs }: StyleSpecification): StyleSpecification {
  return {
    version: 8,
    sources,
    layers,
    ...(sprite !== undefined && { sprite }),
    ...(glyphs !== undefined && { glyphs }),
  }
}
