import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

interface ValueRow {
  stype: string
  tname: string
  mvalue: unknown
  /** All of one answer are written alike, so that their order is that of texts. */
  mvalidtime: string
}

/** Every row gets another value of those that its data type has, measured at the newest moment of the answer. */
function changedRows(rows: readonly ValueRow[]): ValueRow[] {
  const valuesOf = new Map<string, Set<unknown>>()
  let newest = ''
  for (const row of rows) {
    const values = valuesOf.get(typeOf(row)) ?? new Set()
    valuesOf.set(typeOf(row), values.add(row.mvalue))
    if (row.mvalidtime > newest) newest = row.mvalidtime
  }
  const nextOf = new Map([...valuesOf].map(([type, values]) => [type, eachToNext([...values])]))
  return rows.map((row) => ({
    ...row,
    mvalue: nextOf.get(typeOf(row))?.get(row.mvalue),
    mvalidtime: newest,
  }))
}

const typeOf = ({ stype, tname }: ValueRow) => `${stype} ${tname}`

const eachToNext = (values: readonly unknown[]) =>
  new Map(values.map((value, index) => [value, values[(index + 1) % values.length]]))

/** An answer of latest values, gzipped, with all of them changed. */
export async function changedValues(body: Buffer): Promise<Buffer> {
  const answer: { data: ValueRow[] } = JSON.parse((await promisify(gunzip)(body)).toString())
  // As the sandbox compresses.
  return promisify(gzip)(JSON.stringify({ ...answer, data: changedRows(answer.data) }), { level: 1 })
}
