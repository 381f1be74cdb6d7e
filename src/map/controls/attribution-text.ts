import { toLinkableUrl } from '../../model/linkable-url'
import { visibleText } from '../../model/text'

/** Part of an attribution: text, and the address if it is a link to a web page. */
export interface AttributionPart {
  text: string
  url: string | null
}

const entities: Record<string, string> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
  reg: '®',
}

/**
 * Parses an attribution, which sources state as HTML. It is split as text here and never parsed as HTML, so that
 * hostile markup cannot reach the page: links to web pages stay links, everything else becomes plain text.
 */
export function readAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = []
  let url: string | null = null
  for (const piece of html.split(/(<[^>]*>?)/)) {
    if (/^<\s*a\s/i.test(piece)) url = readAddress(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(piece))
    else if (/^<\s*\/\s*a\b/i.test(piece)) url = null
    else if (!piece.startsWith('<')) {
      const text = visibleText(decode(piece))
      if (text.trim() !== '') parts.push({ text, url })
    }
  }
  return parts
}

function readAddress(match: RegExpExecArray | null): string | null {
  return toLinkableUrl(decode(match?.[1] ?? match?.[2] ?? ''))?.href ?? null
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name.toLowerCase()] ?? whole) : codePoint(Number(code), whole),
  )
}

function codePoint(code: number, otherwise: string): string {
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}
