import type { StyleSpecification } from 'maplibre-gl'

/**
 * Returns a style with the online style beneath the embedded one: the online tiles load and are drawn, but are
 * hidden. Labels and icons are left out, because MapLibre would place them although they are hidden.
 */
export function coveredStyle(online: StyleSpecification, embedded: StyleSpecification): StyleSpecification {
  const drawn = online.layers.filter(({ type }) => type !== 'symbol' && type !== 'background')
  return {
    version: 8,
    sources: { ...online.sources, ...embedded.sources },
    layers: [...drawn, ...embedded.layers],
    ...(online.sprite !== undefined && { sprite: online.sprite }),
  }
}
