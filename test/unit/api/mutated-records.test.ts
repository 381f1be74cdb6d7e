import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collect, type RowCheck, type RowConversion } from '../../../src/api/collect'
import type { PlugAnswer, ValueAnswer } from '../../../src/api/dialect'
import { findRawFields } from '../../../src/api/metadata/raw-fields'
import { collectPlugs, collectValues } from '../../../src/api/v2/collect-rows'
import { readStation } from '../../../src/api/v2/rows'
import { stationRowSchema } from '../../../src/contract/mobility-v2'
import { measuredOf } from './tables'
import { type Fields, plugsOf, stationsOf } from './v2/family-records'

let deep: unknown = 'x'
for (let level = 0; level < 20_000; level++) deep = [{ nested: deep }]
const hugeText = 'x'.repeat(50_000)
const hugeList = Array(1_000).fill({ id: 1 })

/** Invalid values of any field; texts differ from record to record, as ids must. */
const mutations: Record<string, (index: number) => unknown> = {
  null: () => null,
  number: () => -1.5,
  'huge number': () => 1e308,
  boolean: () => true,
  text: (index) => `odd ${index}`,
  'huge text': (index) => hugeText + index,
  unicode: (index) => `\u0000\ud800 \u202e𝕏 \\ud83d &#x10ffff; ${index}`,
  'empty list': () => [],
  'odd list': (index) => [null, index, ['x'], { a: 1 }],
  'empty object': () => ({}),
  proto: () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": 7, "toString": null}'),
  'huge list': () => hugeList,
  deep: () => deep,
}

type Path = (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
}

/** A copy that is broken at one place, unless that is gone already; without a mutation the place is dropped. */
function mutated(record: unknown, path: Path, make: (() => unknown) | null): unknown {
  const [key, ...rest] = path
  if (key === undefined) return make?.()
  if (typeof record !== 'object' || record === null) return record
  const copy = (Array.isArray(record) ? [...record] : { ...record }) as Fields
  if (rest.length === 0 && make === null) delete copy[key]
  else copy[key] = mutated(copy[key], rest, make)
  return copy
}

const count = 10_000

/** 10,000 records, all but every tenth broken in one to three places. */
function broken(records: readonly Fields[]): { rows: unknown[]; good: Set<string> } {
  const choice = fc.record({
    record: fc.nat(records.length - 1),
    places: fc.array(fc.tuple(fc.nat(), fc.constantFrom('drop', ...Object.keys(mutations))), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  const good = new Set<string>()
  const rows = fc.sample(choice, { numRuns: count, seed: 7 }).map(({ record, places }, index) => {
    const scode = `${records[record]?.scode} #${index}`
    const whole: Fields = { ...records[record], scode }
    if (index % 10 === 0) {
      good.add(scode)
      return whole
    }
    return places.reduce<unknown>((row, [place, name]) => {
      const paths = pathsOf(whole)
      const make = mutations[name]
      return mutated(row, paths[place % paths.length] ?? [], make ? () => make(index) : null)
    }, whole)
  })
  return { rows, good }
}

const measured = { stype: 'EChargingPlug', tname: 'echarging-plug-status-ocpi', tunit: '', mperiod: 1 }
const latestRows = ['AVAILABLE', 1, { a: { b: [1] } }].map((mvalue) => ({
  ...measured,
  scode: 'P',
  mvalue,
  mvalidtime: '2026-04-03 07:55:01.000+0000',
}))
const plugRows = Object.values(plugsOf).flatMap((plugs) =>
  plugs.map(([smetadata]) => ({ scode: 'P', sname: 'Plug', pcode: 'S', smetadata })),
)

/** Reads what may be broken; the items keep their ids, so that the good ones can be counted. */
function read<Row extends { scode: string }, Item>(
  records: readonly Fields[],
  reading: Pick<RowConversion<Row, Item>, 'schema' | 'read'>,
) {
  const { rows, good } = broken(records)
  const kept: string[] = []
  let empty = 0
  const { rejected } = collect(rows, {
    schema: reading.schema,
    getKey: ({ scode }) => scode,
    read: (row) => {
      const item = reading.read(row)
      if (item === null) empty += 1
      else kept.push(row.scode)
      return item
    },
  })
  return { rejected: rejected.length, kept, empty, good }
}

const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' }
const plugIds = ({ plugs }: PlugAnswer) => plugs.ids
const valueIds = ({ values }: ValueAnswer) => measuredOf(values).map(({ value }) => value.measuredId)

function readAll<Answer extends RowCheck>(
  records: readonly Fields[],
  collectRows: (rows: readonly unknown[]) => Answer,
  idsOf: (answer: Answer) => readonly string[],
) {
  const { rows, good } = broken(records)
  const answer = collectRows(rows)
  const { rejected, counts } = answer
  const empty = Object.values(counts.setAside).reduce((sum, one) => sum + one, counts.repeated)
  return { rejected: rejected.length, kept: idsOf(answer), empty, good }
}

test.each([
  [
    'stations',
    () =>
      read(Object.values(stationsOf).flat(), {
        schema: stationRowSchema,
        read: (row) => readStation(row, findRawFields),
      }),
  ],
  ['plugs', () => readAll(plugRows, (rows) => collectPlugs(rows, findRawFields), plugIds)],
  ['values', () => readAll(latestRows, (rows) => collectValues(rows, types), valueIds)],
])(
  'of 10,000 broken %s each is kept or rejected, and the good ones are kept',
  { timeout: 30_000 },
  (_, run) => {
    const { rejected, kept, empty, good } = run()
    expect(rejected + kept.length + empty).toBe(count)
    expect(rejected).toBeGreaterThan(0)
    const found = new Set(kept)
    expect([...good].filter((scode) => !found.has(scode))).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  },
)
