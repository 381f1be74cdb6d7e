const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const escaped = /\\u([0-9a-f]{4})|&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi

/** Maximum number of characters of a text. Payment addresses come close to it. */
const maxTextLength = 2_000

/**
 * Invisible characters, such as those that change the text direction, because they can disguise a name. The two joiners
 * are allowed, because some scripts need them.
 */
const invisible = /[^\P{Cf}\u200c\u200d]/gu
const halfCharacters = /\p{Surrogate}/gu
const controlsAndSpaces = /[\p{Cc}\s]+/gu

/**
 * Cleans a text for display: removes invisible and control characters, joins spaces and cuts it to the longest length.
 */
export function visibleText(text: string): string {
  const kept = text.length > maxTextLength ? `${cutText(text, maxTextLength)}…` : text
  const seen = kept.replace(invisible, '').replace(halfCharacters, '\ufffd')
  return seen.replace(controlsAndSpaces, ' ')
}

/**
 * Matches texts that need no cleaning: letters of western and central Europe, digits and signs with single spaces,
 * without `&` and backslash, which may begin an escape. A fast path, because a load cleans hundreds of thousands.
 */
const clean = /^[!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)*$/

/**
 * Cleans a text of the service, whose feeds contain literal `\u00df` and `&amp;`: decodes it once, then cleans and
 * trims it. The result is untrusted text, never markup.
 */
export function cleanText(text: string | null | undefined): string {
  if (!text || (text.length <= maxTextLength && clean.test(text))) return text ?? ''
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

/** Returns at most `max` UTF-16 units of a text, without half a character at its end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** Removes case and accents, so that "Südtirol" equals "sudtirol". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
