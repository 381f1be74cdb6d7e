import { isRecord } from '../contract/type-guards'

/** Begin of an answer. A text with another one is left to `JSON.parse`. */
const answerStart = /^\{[^[{]*?"data":\[(?=(\{"[^"\\]+":))/
const metadataStart = ',"smetadata":'

/** Characters of a batch of rows. A garbage collection copies those of a larger one, which takes twice the time. */
const batchLength = 16_384

/** How the rows of a text, with a comma between them, are parsed. */
export interface RowParser {
  /** Minimum characters of a text. */
  minLength: number
  /** @throws SyntaxError */
  parse: (text: string) => unknown[]
}

const parseBatches: RowParser = { minLength: batchLength, parse: (text) => JSON.parse(`[${text}]`) }

/**
 * Parses row by row, and metadata of equal text is one object: 50,000 plugs have some hundred descriptions, and
 * creating an object for each takes half of the time.
 */
export function shareMetadata(): RowParser {
  const byText = new Map<string, unknown>()
  const parse = (text: string): unknown[] => {
    const offset = text.indexOf(metadataStart)
    if (offset < 0 || !text.endsWith('}')) return [JSON.parse(text)]
    const row = JSON.parse(`${text.slice(0, offset)}}`) as Record<string, unknown>
    const json = text.slice(offset + metadataStart.length, -1)
    let metadata = byText.get(json)
    if (metadata === undefined) {
      metadata = JSON.parse(json)
      byText.set(json, metadata)
    }
    row.smetadata = metadata
    return [row]
  }
  return { minLength: 0, parse }
}

interface ReadAnswer<Read> {
  /** The answer without its rows. */
  answer: Readonly<Record<string, unknown>>
  /** Number of its rows. */
  count: number
  read: Read
}

/**
 * Reads the rows of a flat answer while it is parsed, so that the rows of a batch are garbage before the next ones are
 * parsed.
 *
 * The text is cut where a row may begin: between `},` and a brace with the first row's first key. No string contains
 * that, because its quotation marks are escaped. A list inside a row may contain it, but then the pieces are not JSON.
 * @returns `null` if a piece is no JSON or the text is unusual; what `read` returned is then void
 */
export function readBatches<Read>(
  text: string,
  read: (rows: Iterable<unknown>) => Read,
  { minLength, parse }: RowParser = parseBatches,
): ReadAnswer<Read> | null {
  const [head, first] = answerStart.exec(text) ?? []
  if (head === undefined) return null
  const end = text.lastIndexOf(']')
  let count = 0
  function* parseRows() {
    for (let start = (head ?? '').length; start < end; ) {
      const next = text.indexOf(`},${first}`, start + minLength)
      const stop = next < 0 || next > end ? end : next + 1
      for (const row of parse(text.slice(start, stop))) {
        count += 1
        yield row
      }
      start = stop + 1
    }
  }
  try {
    const answer: unknown = JSON.parse(head + text.slice(end))
    return isRecord(answer) && Array.isArray(answer.data) ? { answer, read: read(parseRows()), count } : null
  } catch (error) {
    // An error of `read` is a bug: to parse the text again would hide it.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
