/** Sources of each directive. Browsers enforce several policies together: a source must be allowed by all. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>

/** Difference of a directive from the required policy; `is` ends a sentence. */
export interface Difference {
  directive: string
  wanted: string
  is: string
}

function parseOne(text: string): Policy {
  const directives = text.split(';').flatMap((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    return name === '' ? [] : [[name.toLowerCase(), new Set(sources)] as const]
  })
  return new Map(directives)
}

/** @param directive such as `connect-src` @returns `null` if no policy has it */
function findSources(policies: readonly Policy[], directive: string): Set<string> | null {
  const all = policies.flatMap((policy) => policy.get(directive) ?? [])
  if (all.length === 0) return null
  const [first, ...others] = all.map((sources) => [...sources].filter((source) => source !== "'none'"))
  return new Set((first ?? []).filter((source) => others.every((list) => list.includes(source))))
}

/** Compares a policy with the one of `npm run headers`. @param is the header; policies are separated by commas */
export function comparePolicies(wanted: string, is: string): Difference[] {
  const policies = is.split(',').map(parseOne)
  return [...parseOne(wanted)].flatMap(([directive, sources]) => {
    const found = findSources(policies, directive)
    const text = (list: Iterable<string>) => [...list].join(' ') || "'none'"
    if (found === null) return [{ directive, wanted: text(sources), is: 'absent' }]
    const right = [...sources].filter((source) => source !== "'none'")
    const lacks = right.filter((source) => !found.has(source))
    const allows = [...found].filter((source) => !right.includes(source))
    if (lacks.length + allows.length === 0) return []
    const words = [
      ...(lacks.length > 0 ? [`lacks ${lacks.join(' ')}`] : []),
      ...(allows.length > 0 ? [`also allows ${allows.join(' ')}`] : []),
    ]
    return [{ directive, wanted: text(sources), is: words.join(' and ') }]
  })
}
