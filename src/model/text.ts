const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const escaped = /\\u([0-9a-f]{4})|&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi

/** Longer is nothing that a person reads; addresses to pay at come close. */
const longest = 2_000

/**
 * Marks that are not seen, those that turn the direction among them: they make a name read as another. The two
 * joiners stay, for real words are written with them.
 */
const invisible = /[^\P{Cf}\u200c\u200d]/gu
const halfCharacters = /\p{Surrogate}/gu
const controlsAndSpaces = /[\p{Cc}\s]+/gu

/**
 * Text as a person should see it: freed of marks that are not seen, control characters and runs of spaces, and cut
 * where nobody would read on.
 */
export function visibleText(text: string): string {
  const kept = text.length > longest ? `${text.slice(0, longest)}…` : text
  const seen = kept.replace(invisible, '').replace(halfCharacters, '\ufffd')
  return seen.replace(controlsAndSpaces, ' ')
}

/**
 * Letters of western and central Europe, figures and signs, with single spaces between: nothing to clean. Without `&`
 * and the backslash, which may begin an escape. Most texts are so, and a load cleans them by the hundred thousand.
 */
const clean = /^[!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)*$/

/**
 * Text of the service as a person should see it: the feeds hold literal `\u00df` and `&amp;`. Decoded once,
 * then freed of what is not seen and of margins. It stays untrusted text, never markup.
 */
export function cleanText(text: string | null | undefined): string {
  if (!text || (text.length <= longest && clean.test(text))) return text ?? ''
  return visibleText(text.replace(escaped, decode)).trim()
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
