import { isRecord } from '../contract/type-guards'

const dataStart = '"data":['
const metadataStart = ',"smetadata":'

/**
 * Parses a flat answer like `JSON.parse`, but metadata with equal text is one object: 50,000 plugs have some hundred
 * descriptions, and creating an object for each takes half of the time. An unusual text is left to `JSON.parse`.
 * @throws {SyntaxError} as `JSON.parse`
 */
export function parseWithSharedMetadata(text: string): unknown {
  return parseAnswer(text) ?? JSON.parse(text)
}

/**
 * Returns `null` if a piece of the text is no JSON. If all pieces are JSON, the result equals that of the whole text:
 * an unescaped quotation mark after a brace or comma begins a key, and a cut inside a list or object leaves no valid
 * JSON.
 */
function parseAnswer(text: string): unknown {
  const start = text.indexOf(dataStart) + dataStart.length
  const end = text.lastIndexOf(']')
  if (start < dataStart.length || end < start) return null
  try {
    const answer: unknown = JSON.parse(text.slice(0, start) + text.slice(end))
    if (!isRecord(answer) || !Array.isArray(answer.data)) return null
    const rows = parseRows(text.slice(start, end))
    return rows && { ...answer, data: rows }
  } catch {
    return null
  }
}

/** @param text objects that begin with the same key, with a comma between them @throws {SyntaxError} */
function parseRows(text: string): unknown[] | null {
  const first = /^\{"[^"\\]+":/.exec(text)?.[0]
  if (first === undefined) return null
  const rows: unknown[] = []
  const known = new Map<string, unknown>()
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf(`},${first}`, start)
    const end = next < 0 ? text.length : next + 1
    rows.push(parseRow(text.slice(start, end), known))
    start = end + 1
  }
  return rows
}

function parseRow(text: string, known: Map<string, unknown>): unknown {
  const at = text.indexOf(metadataStart)
  if (at < 0 || !text.endsWith('}')) return JSON.parse(text)
  const row = JSON.parse(`${text.slice(0, at)}}`) as Record<string, unknown>
  const json = text.slice(at + metadataStart.length, -1)
  const metadata = known.get(json) ?? (JSON.parse(json) as unknown)
  known.set(json, metadata)
  row.smetadata = metadata
  return row
}
