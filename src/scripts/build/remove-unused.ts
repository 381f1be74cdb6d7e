import { type ESTree, parseAst, Visitor } from 'vite'

/** What a page never needs of a script, by the names in that script's own code. */
export type Unused = {
  /** Functions that are called and have nothing to do: they answer `undefined`. */
  idle?: readonly string[]
  /** Functions and methods that are never called: they throw. */
  uncalled?: readonly string[]
  /** Variables that keep the value they begin with. */
  constant?: readonly string[]
  /** Fields that are always null where they are compared with it. */
  empty?: readonly string[]
  /** Values that no field and no variable `tag` ever has. */
  tags?: readonly number[]
  /** Entries of tables. */
  entries?: readonly string[]
  /** What top statements assign to: `exports.act`, or all members of `exports.act`. */
  assigned?: readonly string[]
}

interface Range {
  start: number
  end: number
}
type Has = (kind: keyof Unused, name: string | number | null | undefined) => boolean
type Replace = (node: Range, text: string) => void
type Handlers = ConstructorParameters<typeof Visitor>[0]

const throwing = '{ throw Error("Left out of this build.") }'

/**
 * The script without what is unused. A minifier cannot tell that an export of CommonJS, a method or a kind of element is
 * never used. Once these are cut, it finds the functions that nobody calls any more, and leaves them out itself.
 * @throws where a name is not found: the script has changed, and so must the list
 */
export function removeUnused(code: string, unused: Unused): string {
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
      // `a.x = b.x = value`: the other one is assigned all the same.
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
      if (left.value === null && has('empty', readField(right))) replace(comparison, String(isEqual))
      if (typeof left.value === 'number' && isTag(right) && has('tags', left.value))
        replace(comparison, String(!isEqual))
    },
  }
}

function cases(has: Has, replace: Replace): Handlers {
  return {
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return
      /** Whether one that is kept goes on into the next. */
      let isEntered = false
      for (const one of cases) {
        const { test, consequent } = one
        const isCut = test?.type === 'Literal' && typeof test.value === 'number' && has('tags', test.value)
        const [first] = consequent
        // Other cases use the variables that this one declares.
        if (isCut && !isEntered) replace(one, declared(one, test.value))
        else if (isCut) replace({ start: one.start, end: first?.start ?? one.end }, '')
        if (!isCut || isEntered) isEntered = !endsHere(consequent)
      }
    },
  }
}

/** A case that only declares what `one` declares; empty where that is nothing. */
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
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    // Within what has been replaced.
    if (edit.start < at) continue
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}
