import { describe, expect, type TestContext, test } from 'vitest'
import {
  getStationDetails,
  getStations,
  stationRecordSchema,
  type V1Station,
} from '../../src/contract/emobility-v1'
import { flatLatest } from '../../src/contract/mobility-v2'
import { z } from '../../src/contract/zod'
import { answerOf } from './ask'
import { type Deployment, deployment, enough } from './deployment'

const has = deployment()

/** The two places where v1 stands: the older dataset, and the v1 group of the mobility API. */
const places = {
  'the dataset': (context: TestContext) => has(context, 'dataset').dataset,
  'the v1 group of v2': (context: TestContext) => has(context, 'v1').v1,
}

/** Records that can be read; a bad one costs one. */
const asked = new Map<Deployment['dataset'], Promise<V1Station[]>>()
function recordsOf(base: string): Promise<V1Station[]> {
  const ours =
    asked.get(base) ??
    answerOf(getStationDetails, base).then((records) =>
      records.flatMap((record) => stationRecordSchema.safeParse(record).data ?? []),
    )
  asked.set(base, ours)
  return ours
}

const text = z.string().check(z.minLength(1))
const fields = {
  id: text,
  name: text,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  municipality: text,
  capacity: z.int().check(z.minimum(0)),
  provider: text,
  city: text,
  state: text,
  paymentInfo: z.url({ protocol: /^https?$/ }),
  accessType: z.string().check(z.regex(/^[A-Z_]+$/)),
  accessInfo: text,
  categories: z.array(z.string().check(z.regex(/^[A-Z]+&CHARGE$/))),
  address: text,
  reservable: z.boolean(),
}
const optional = ['accessInfo', 'categories', 'reservable']

describe.each(Object.entries(places))('Resources, %s', (_, place) => {
  test('Station identifier list: a JSON list of strings', async (context) => {
    const ids = await answerOf(getStations, place(context))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  // Forms that were observed, not all that there may be: newer feeds put a colon into their ids.
  test('Station identifier list: numeric ids, and alphanumeric ones with *, _ or -', async (context) => {
    const ids = await answerOf(getStations, place(context))
    const observed = ids.filter((id) => /^[A-Za-z0-9*_-]+$/.test(id))
    await context.annotate(`${observed.length} of ${ids.length} ids`)
    expect(observed.filter((id) => /^\d+$/.test(id)).length).toBeGreaterThan(0)
    expect(observed.filter((id) => /[A-Za-z]/.test(id) && /[*_-]/.test(id)).length).toBeGreaterThan(0)
  })

  test.for(Object.entries(fields))('Charging station record: %s', async ([field, schema], context) => {
    const records = await recordsOf(place(context))
    const stated = records.filter((record) => record[field] != null)
    const right = records.filter((record) => schema.safeParse(record[field]).success)
    await context.annotate(`stated by ${stated.length} of ${records.length} records`)
    if (!optional.includes(field)) expect(stated.length / records.length).toBeGreaterThanOrEqual(enough)
    expect(right.length).toBeGreaterThan(0)
    expect(right.length / stated.length).toBeGreaterThanOrEqual(enough)
  })

  test('Id, name, location and access data are on every station', async (context) => {
    const records = await recordsOf(place(context))
    const everywhere = ['id', 'name', 'city', 'address', 'latitude', 'longitude', 'accessType']
    const whole = records.filter((record) => everywhere.every((field) => record[field] != null))
    expect(whole.length / records.length).toBeGreaterThanOrEqual(enough)
  })

  test('Category and reservable are omitted when not applicable', async (context) => {
    const records = await recordsOf(place(context))
    for (const field of ['categories', 'reservable']) {
      expect(records.some((record) => !(field in record))).toBe(true)
      expect(records.some((record) => record[field] === null)).toBe(false)
    }
  })

  test('States: stations are ACTIVE', async (context) => {
    const records = await recordsOf(place(context))
    expect(records.map(({ state }) => state)).toContain('ACTIVE')
  })
})

describe('Resources', () => {
  test('Charging station record: _t, in the older variant', async (context) => {
    const records = await recordsOf(places['the dataset'](context))
    for (const { _t } of records) expect(_t).toMatch(/Station/i)
  })

  test('Other records: sname and mvalue can be selected', async (context) => {
    const { mobility } = has(context, 'mobility')
    const { data } = await answerOf(flatLatest, mobility, {
      segments: { stationTypes: 'EChargingStation', dataTypes: '*' },
      query: { select: 'sname,mvalue', limit: 20 },
    })
    expect(data.length).toBeGreaterThan(0)
    for (const row of data)
      expect(row).toMatchObject({ sname: expect.any(String), mvalue: expect.anything() })
  })
})
