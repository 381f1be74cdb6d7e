import { RefusalError } from './query-error'
import type { Expression, Literal } from './where'

type ValueKind = 'number' | 'text' | 'JSON'

/**
 * Refuses a `where` with measured values of two kinds: the service stores numbers, texts and JSON in three tables, and
 * the literals of the `where` choose one.
 * @throws RefusalError
 */
export function refuseMixedValues(expression: Expression | null): void {
  const kinds = new Set(expression === null ? [] : valueKinds(expression))
  if (kinds.size > 1)
    throw new RefusalError(`"mvalue" is compared with ${[...kinds].join(' and ')}: ask for one kind of value`)
}

function valueKinds(expression: Expression): ValueKind[] {
  if ('parts' in expression) return expression.parts.flatMap(valueKinds)
  const [field, ...path] = expression.target.split('.')
  if (field !== 'mvalue') return []
  if (path.length > 0) return ['JSON']
  const operands = expression.kind === 'single' ? [expression.operand] : expression.operands
  return operands.flatMap(listKinds)
}

function listKinds(operand: Literal): ValueKind[] {
  if (typeof operand === 'number') return ['number']
  return typeof operand === 'string' ? ['text'] : []
}
