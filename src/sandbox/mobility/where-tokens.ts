import { QueryError } from './query-error'

export type Token =
  | { kind: '(' | ')' | ','; position: number }
  /** Text in quotes. It is never a number or `null`. */
  | { kind: 'quoted'; text: string; position: number }
  /** Any other text up to the next special character: `and`, `scode.eq.`, `42`. */
  | { kind: 'word'; text: string; position: number }
  | { kind: 'end'; position: number }

const escapable = new Set([',', "'", '"', '(', ')', '\\'])

/**
 * Splits a `where` into tokens and ignores spaces between them. In quotes, only `\"` is an escape. Outside, `\` escapes
 * a special character after it and is literal before anything else, so that patterns such as `\d+` need no escape.
 * @throws QueryError if quotes do not close or are inside a word
 */
export function whereTokens(text: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    const character = text[position]
    if (character === '(' || character === ')' || character === ',')
      tokens.push({ kind: character, position: position++ })
    else if (character === ' ') position++
    else if (character === '"') position = readQuoted(text, position, tokens)
    else position = readWord(text, position, tokens)
  }
  return [...tokens, { kind: 'end', position }]
}

function readQuoted(text: string, start: number, tokens: Token[]): number {
  let content = ''
  for (let position = start + 1; position < text.length; position++) {
    if (text[position] === '"') {
      tokens.push({ kind: 'quoted', text: content, position: start })
      return position + 1
    }
    if (text.startsWith('\\"', position)) position++
    content += text[position]
  }
  throw new QueryError('The quotes that open here do not close', start)
}

function readWord(text: string, start: number, tokens: Token[]): number {
  let content = ''
  let position = start
  for (; position < text.length; position++) {
    const character = text[position] ?? ''
    const next = text[position + 1] ?? ''
    if (character === '\\' && escapable.has(next)) {
      content += next
      position++
    } else if ('(),'.includes(character)) break
    // Quotes begin a text directly after an operator's dot; elsewhere they would be part of a word.
    else if (character === '"' && content.endsWith('.')) break
    else if (character === '"') throw new QueryError('Quotes inside a word need a \\ before them', position)
    else content += character
  }
  tokens.push({ kind: 'word', text: content, position: start })
  return position
}
