/** Maximum number of characters of a record's text. */
const maxTextLength = 4_000
/** Maximum number of levels of lists and objects. Deeper ones are left out. */
const maxDepth = 12

/**
 * Controls, line separators and invisible characters, such as those that change the text direction. A text with them
 * would look like another record.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

export interface RawText {
  text: string
  /** Whether characters or levels are missing. */
  isCut: boolean
}

/**
 * Writes a record of the service as JSON on one line, with escapes for invisible characters. It reads no more of the
 * record than it writes, so that a hostile record costs no more than others.
 * @param raw value of `JSON.parse`
 */
export function writeRawText(raw: unknown): RawText {
  const writer = new Writer()
  writer.write(raw, 0)
  const { text } = writer
  const isCut = text.length > maxTextLength || writer.isTooDeep
  return { text: text.length > maxTextLength ? `${cut(text)}…` : text, isCut }
}

/** Leaves no half of an escape and no half character at the end. */
function cut(text: string): string {
  return text.slice(0, maxTextLength).replace(/(?:\\(?:u[0-9a-f]{0,3})?|[\ud800-\udbff])$/, '')
}

class Writer {
  text = ''
  isTooDeep = false

  write(value: unknown, level: number): void {
    if (typeof value === 'string') this.#writeString(value)
    else if (typeof value !== 'object' || value === null) this.text += JSON.stringify(value) ?? 'null'
    else if (level === maxDepth) {
      this.text += '…'
      this.isTooDeep = true
    } else if (Array.isArray(value)) this.#writeList(value, level)
    else this.#writeObject(value, level)
  }

  #writeString(value: string): void {
    const start = value.slice(0, maxTextLength + 1)
    this.text += JSON.stringify(start).replace(invisible, toEscape)
  }

  #writeList(list: readonly unknown[], level: number): void {
    this.text += '['
    for (const [index, item] of list.entries()) {
      if (this.text.length > maxTextLength) break
      if (index > 0) this.text += ', '
      this.write(item, level + 1)
    }
    this.text += ']'
  }

  #writeObject(record: object, level: number): void {
    this.text += '{'
    let isFirst = true
    for (const key in record) {
      if (this.text.length > maxTextLength) break
      if (!isFirst) this.text += ', '
      isFirst = false
      this.#writeString(key)
      this.text += ': '
      this.write(Reflect.get(record, key), level + 1)
    }
    this.text += '}'
  }
}

function toEscape(character: string): string {
  const units = character.split('')
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}
