import type { StyleSpecification } from 'maplibre-gl'

/** What a flat map needs of an online style: its terrain, sky, projection and light are left out. */
export function flatStyle({ sources, layers, sprite, glyphs }: StyleSpecification): StyleSpecification {
  return {
    version: 8,
    sources,
    layers,
    ...(sprite !== undefined && { sprite }),
    ...(glyphs !== undefined && { glyphs }),
  }
}
