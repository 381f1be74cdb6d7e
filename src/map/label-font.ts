import type { StyleSpecification } from 'maplibre-gl'

/**
 * A font that the style itself labels with. Its glyph server has that one for certain; any other would be a
 * failing request for each range of letters.
 */
export function labelFont(style: StyleSpecification): string[] {
  for (const layer of style.layers) {
    if (layer.type !== 'symbol') continue
    const font: unknown = layer.layout?.['text-font']
    if (Array.isArray(font) && font.length > 0 && font[0] !== 'literal' && font.every(isName)) return font
  }
  return ['Inter Variable']
}

function isName(part: unknown): part is string {
  return typeof part === 'string' && part !== 'step' && part !== 'case' && part !== 'match'
}
