const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const escaped = /\\u([0-9a-f]{4})|&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi

/** They make a name read as another. */
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const controlsAndSpaces = /[\p{Cc}\s]+/gu

/**
 * Text of the service as a person should see it: the feeds hold literal `\u00df` and `&amp;`. Decoded once,
 * then freed of control characters, runs of spaces and margins. It stays untrusted text, never markup.
 */
export function cleanText(text: string | null | undefined): string {
  if (!text) return ''
  return text.replace(escaped, decode).replace(bidirectional, '').replace(controlsAndSpaces, ' ').trim()
}

function decode(
  match: string,
  unicode: string | undefined,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  entity: string | undefined,
): string {
  if (entity !== undefined) return entities[entity.toLowerCase()] ?? match
  const code = decimal === undefined ? Number.parseInt(unicode ?? hexadecimal ?? '', 16) : Number(decimal)
  if (unicode !== undefined) return String.fromCharCode(code)
  return code <= 0x10ffff ? String.fromCodePoint(code) : match
}
