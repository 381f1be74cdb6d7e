/**
 * One request of the real service's public answers and what is compared of its answer.
 * Rows are compared without their order where the service states none.
 */
export interface Case {
  /** Number of the answer's file there. */
  n: number
  /** Below `/v2`. */
  path: string
  status?: number
  method?: string
  token?: string
  /** Rows of a list: id, data type, value; or ids of a bare list. */
  rows?: readonly string[]
  /** How many rows, where the service does not order them and a page holds any. */
  count?: number
  /** All keys of all rows. */
  keys?: string
  /** Nodes of a tree: type, code, each data type with the number of its measurements. */
  tree?: readonly string[]
  /** All keys of stations, of data types, of measurements. */
  levels?: readonly string[]
  /** Keys of an error's body. */
  error?: string
  /** Neither body nor media type. */
  empty?: true
  /** Why the sandbox answers otherwise; the comparison must then fail. */
  differs?: string
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const sorted = (texts: readonly string[]) => texts.toSorted().join('\n')
const words = (text: string) => sorted(text.split(' ').filter((word) => word !== ''))
const keysOf = (all: readonly Fields[]) => sorted([...new Set(all.flatMap((one) => Object.keys(one)))])

/** What does not agree, in words. */
export async function differences(expected: Case, answer: Response): Promise<string[]> {
  const found: string[] = []
  const agree = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== undefined && wanted !== got) found.push(`${what}: ${String(wanted)} is ${String(got)}`)
  }
  const { status = 200, rows, count, keys, tree, levels, error, empty } = expected
  agree('status', status, answer.status)
  const text = await answer.text()
  agree('body', empty && '', text)
  if (empty) return found
  agree('media type', 'application/json', answer.headers.get('Content-Type')?.split(';')[0])
  if (expected.method === 'HEAD') return found
  const body: unknown = JSON.parse(text)
  if (error !== undefined) {
    const { position: _, ...stated } = fieldsOf(body)
    agree('keys of the error', words(error), keysOf([stated]))
    return found
  }
  if (Array.isArray(body)) return [...found, ...bareDifferences(expected, body)]

  const query = new URLSearchParams(expected.path.split('?')[1])
  const { offset, limit, data, ...rest } = fieldsOf(body)
  agree('envelope', '', Object.keys(rest).join())
  agree('offset', Number(query.get('offset') ?? 0), offset)
  agree('limit', Number(query.get('limit') ?? 200), limit)
  if (tree || levels) {
    const { nodes, all } = takenApart(fieldsOf(data))
    agree('tree', tree && sorted(tree), sorted(nodes))
    agree('count', count, nodes.length)
    levels?.forEach((names, level) => {
      agree(`keys of level ${level}`, words(names), keysOf(all[level] ?? []))
    })
    return found
  }
  const list = (Array.isArray(data) ? data : []).map(fieldsOf)
  agree('rows', rows && sorted(rows), sorted(list.map(rowText)))
  agree('count', count, list.length)
  agree('keys', keys === undefined ? undefined : words(keys), keysOf(list))
  const times = list.map((row) => String(row._timestamp ?? ''))
  agree('oldest first', times.toSorted().join(), times.join())
  return found
}

function bareDifferences({ rows = [], keys = '' }: Case, body: readonly unknown[]): string[] {
  const list = body.map(fieldsOf)
  const ids = sorted(list.map(({ id }) => String(id)))
  const found = ids === sorted(rows) ? [] : [`ids: ${ids}`]
  return keysOf(list) === words(keys) ? found : [...found, `keys: ${keysOf(list)}`]
}

/** `P1/occupied=42` */
function rowText(row: Fields): string {
  const id = row.scode ?? row.sname ?? row.sorigin ?? ''
  const type = row.tname === undefined ? '' : `/${row.tname}`
  return `${id}${type}${'mvalue' in row ? `=${JSON.stringify(row.mvalue)}` : ''}`
}

function takenApart(data: Fields): { nodes: string[]; all: Fields[][] } {
  const nodes: string[] = []
  const all: [Fields[], Fields[], Fields[]] = [[], [], []]
  for (const [type, { stations }] of Object.entries(data).map(
    ([name, node]) => [name, fieldsOf(node)] as const,
  ))
    for (const [code, value] of Object.entries(fieldsOf(stations))) {
      const station = fieldsOf(value)
      all[0].push(station)
      const types = Object.entries(fieldsOf(station.sdatatypes)).map(([name, node]) => {
        const dataType = fieldsOf(node)
        const measured = Array.isArray(dataType.tmeasurements) ? dataType.tmeasurements.map(fieldsOf) : []
        all[1].push(dataType)
        all[2].push(...measured)
        return ` ${name}:${measured.length}`
      })
      nodes.push(`${type} ${code}${types.toSorted().join('')}`)
    }
  return { nodes, all }
}
