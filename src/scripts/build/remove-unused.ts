import { type ESTree, parseAst, Visitor } from 'vite'

/** Unused parts of a script, by their names in its code. */
export type UnusedCode = {
  /** Functions that are called but have nothing to do: they return `undefined`. */
  idle?: readonly string[]
  /** Functions and methods that are never called: they throw. */
  uncalled?: readonly string[]
  /** Variables that keep their initial value. */
  constant?: readonly string[]
  /** Values that fields and variables named `tag` never have. */
  tags?: readonly number[]
  /** Entries of tables. */
  entries?: readonly string[]
  /** Targets of assignments at the top level: `exports.act`, or all members of `exports.act`. */
  assigned?: readonly string[]
}

interface Range {
  start: number
  end: number
}
type Has = (kind: keyof UnusedCode, name: string | number | null | undefined) => boolean
type Replace = (node: Range, text: string) => void
type Handlers = ConstructorParameters<typeof Visitor>[0]

const throwing = '{ throw Error("Left out of this build.") }'

/**
 * Returns the script without its unused parts. A minifier cannot find that a CommonJS export, a method or a kind of
 * element is never used. After this, it finds the functions without a caller and removes them.
 * @throws if a name is not found: the script has changed, so the list must change
 */
export function removeUnused(code: string, unused: UnusedCode): string {
  const listed = Object.entries<readonly (string | number)[]>(unused)
  const missing = new Set(listed.flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)))
  const all = new Map(listed.map(([kind, names]) => [kind, new Set<unknown>(names)]))
  const has: Has = (kind, name) => {
    missing.delete(`${kind} ${name}`)
    return all.get(kind)?.has(name) ?? false
  }
  const edits: (Range & { text: string })[] = []
  const replace: Replace = ({ start, end }, text) => void edits.push({ start, end, text })

  const program = parseAst(code)
  const parts = [functionsAndTables, assignments, comparisons, cases]
  for (const part of parts) new Visitor(part(has, replace, code)).visit(program)
  if (missing.size > 0) throw new Error(`There is nothing to leave out: ${[...missing].join(', ')}`)
  return edited(code, edits)
}

function functionsAndTables(has: Has, replace: Replace): Handlers {
  return {
    FunctionDeclaration({ id, body }) {
      if (body && has('idle', id?.name)) replace(body, '{}')
      if (body && has('uncalled', id?.name)) replace(body, throwing)
    },
    MethodDefinition({ key, value: { body } }) {
      if (body && key.type === 'Identifier' && has('uncalled', key.name)) replace(body, throwing)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && has('entries', key.name)) replace(value, 'void 0')
    },
  }
}

function assignments(has: Has, replace: Replace, code: string): Handlers {
  const readName = ({ start, end }: Range) => code.slice(start, end)
  return {
    AssignmentExpression(assignment) {
      if (has('constant', readName(assignment.left))) replace(assignment, 'void 0')
    },
    ExpressionStatement({ expression }) {
      if (expression.type !== 'AssignmentExpression') return
      const { left, right } = expression
      const name = readName(left)
      if (!has('assigned', name) && !has('assigned', name.slice(0, name.lastIndexOf('.')))) return
      // In `a.x = b.x = value`, the assignment to `b.x` remains.
      if (right.type === 'AssignmentExpression') replace({ start: left.start, end: right.start }, '')
      else replace(expression, 'void 0')
    },
  }
}

function comparisons(has: Has, replace: Replace): Handlers {
  return {
    BinaryExpression(comparison) {
      const { operator, left, right } = comparison
      if ((operator !== '===' && operator !== '!==') || left.type !== 'Literal') return
      const isEqual = operator === '==='
      if (typeof left.value === 'number' && isTag(right) && has('tags', left.value))
        replace(comparison, String(!isEqual))
    },
  }
}

function cases(has: Has, replace: Replace): Handlers {
  return {
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return
      /** Whether a kept case falls through to the next one. */
      let isEntered = false
      for (const one of cases) {
        const { test, consequent } = one
        const isCut = test?.type === 'Literal' && typeof test.value === 'number' && has('tags', test.value)
        const [first] = consequent
        // Keep the declarations, because other cases use the variables.
        if (isCut && !isEntered) replace(one, declared(one, test.value))
        else if (isCut) replace({ start: one.start, end: first?.start ?? one.end }, '')
        if (!isCut || isEntered) isEntered = !endsHere(consequent)
      }
    },
  }
}

/** Returns a case that only has the declarations of `one`; empty without declarations. */
function declared(one: ESTree.SwitchCase, value: unknown): string {
  const names = new Set<string>()
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id }) {
      if (functions === 0 && id.type === 'Identifier') names.add(id.name)
    },
  }).visit({ type: 'Program', body: one.consequent, sourceType: 'script', hashbang: null, start: 0, end: 0 })
  return names.size === 0 ? '' : `case ${value}: var ${[...names].join(', ')};`
}

function readField(node: ESTree.Expression): string | null {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : null
}

function isTag(node: ESTree.Expression): boolean {
  return readField(node) === 'tag' || (node.type === 'Identifier' && node.name === 'tag')
}

function endsHere(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1)
  return last !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(last.type)
}

function edited(code: string, edits: readonly (Range & { text: string })[]): string {
  let text = ''
  let offset = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    // This edit is inside a part that has been replaced.
    if (edit.start < offset) continue
    text += code.slice(offset, edit.start) + edit.text
    offset = edit.end
  }
  return text + code.slice(offset)
}
