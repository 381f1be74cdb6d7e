import type { StyleSpecification } from 'maplibre-gl'

/**
 * An online style beneath the embedded one: its tiles are asked for and drawn, and nothing of it is seen. Labels and
 * icons wait: they would be placed for nobody.
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
