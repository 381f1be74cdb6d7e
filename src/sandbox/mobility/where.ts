import { QueryError } from './query-error'
import { type Token, whereTokens } from './where-tokens'

const singleOperators = ['eq', 'neq', 'lt', 'gt', 'lteq', 'gteq', 're', 'ire', 'nre', 'nire'] as const
const listOperators = ['in', 'nin', 'bbi', 'bbc', 'dlt'] as const
export type SingleOperator = (typeof singleOperators)[number]
export type ListOperator = (typeof listOperators)[number]

export type Literal = string | number | boolean | null

/** Syntax tree of a `where`. Positions count its characters, for error messages. */
export type Expression =
  | { kind: 'and' | 'or'; parts: readonly Expression[] }
  | { kind: 'single'; target: string; operator: SingleOperator; operand: Literal; position: number }
  | { kind: 'list'; target: string; operator: ListOperator; operands: readonly Literal[]; position: number }

// Matches lazily up to the first operator, so a value may contain words that look like operators. The first part of
// the target is never an operator.
const clausePattern = new RegExp(
  `^([0-9A-Za-z._-]+?)\\.(${[...singleOperators, ...listOperators].join('|')})\\.(.*)$`,
  's',
)
/** Maximum depth of brackets, so that no address can exhaust the stack. */
const deepest = 100
const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * Parses `target.operator.value` clauses joined by commas (all must hold), `and(…)` and `or(…)`.
 * @returns `null` for an empty text, which matches everything
 * @throws QueryError
 */
export function parseWhere(text: string): Expression | null {
  if (text.trim() === '') return null
  const reader = new Reader(whereTokens(text))
  const parts = reader.expressions()
  reader.take('end')
  return { kind: 'and', parts }
}

/** Recursive-descent parser of the tokens. */
class Reader {
  readonly #tokens: readonly Token[]
  #index = 0
  #depth = 0
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get #token(): Token {
    return this.#tokens[this.#index] ?? { kind: 'end', position: 0 }
  }

  take<Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }> {
    const token = this.#token
    if (!isKind(token, kind)) throw new QueryError(`Expected ${nameToken(kind)}`, token.position)
    this.#index += 1
    return token
  }

  expressions(): Expression[] {
    const parts = [this.#expression()]
    while (this.#token.kind === ',') {
      this.take(',')
      parts.push(this.#expression())
    }
    return parts
  }

  #expression(): Expression {
    const { text, position } = this.take('word')
    const junction = text.trim()
    if ((junction === 'and' || junction === 'or') && this.#token.kind === '(') {
      this.take('(')
      if (this.#depth++ === deepest)
        throw new QueryError(`More than ${deepest} brackets in another`, position)
      const parts = this.expressions()
      this.#depth -= 1
      this.take(')')
      return { kind: junction, parts }
    }
    const [, target, operator, value] = clausePattern.exec(text) ?? []
    if (target === undefined || operator === undefined || value === undefined)
      throw new QueryError('Expected target.operator.value, and(…) or or(…)', position)
    if (isListOperator(operator))
      return { kind: 'list', target, operator, operands: this.#list(value), position }
    if (!isSingleOperator(operator)) throw new QueryError(`Unknown operator "${operator}"`, position)
    return { kind: 'single', target, operator, operand: this.#operand(value, operator), position }
  }

  #operand(value: string, operator: SingleOperator): Literal {
    if (value === '' && this.#token.kind === 'quoted') return this.take('quoted').text
    // A pattern is a text even if it consists of digits.
    return operator.endsWith('re') ? value.trim() : toLiteral(value.trim())
  }

  #list(before: string): Literal[] {
    if (before !== '') throw new QueryError('Expected a list in brackets', this.#token.position)
    this.take('(')
    const operands = [this.#listItem()]
    while (this.#token.kind === ',') {
      this.take(',')
      operands.push(this.#listItem())
    }
    this.take(')')
    return operands
  }

  #listItem(): Literal {
    return this.#token.kind === 'quoted' ? this.take('quoted').text : toLiteral(this.take('word').text.trim())
  }
}

/** Converts an unquoted word: numbers, `true`, `false` and `null` are literals, anything else is a text. */
function toLiteral(word: string): Literal {
  if (word === 'null') return null
  if (word === 'true' || word === 'false') return word === 'true'
  return numberPattern.test(word) ? Number(word) : word
}

function isKind<Kind extends Token['kind']>(
  token: Token,
  kind: Kind,
): token is Extract<Token, { kind: Kind }> {
  return token.kind === kind
}

function nameToken(kind: Token['kind']): string {
  if (kind === 'end') return 'the end'
  return kind === 'word' ? 'a clause or value' : `"${kind}"`
}

function isSingleOperator(operator: string): operator is SingleOperator {
  return (singleOperators as readonly string[]).includes(operator)
}

function isListOperator(operator: string): operator is ListOperator {
  return (listOperators as readonly string[]).includes(operator)
}
