import { expect, test } from 'vitest'
import { emptyAnswer } from '../../../src/api/collect'
import type { Dialect } from '../../../src/api/dialect'
import { HttpError } from '../../../src/api/errors'
import { Feed } from '../../../src/catalog/feed'

const now = Date.parse('2026-04-03T08:00:00Z')
const minute = 60_000
const none = async () => emptyAnswer

/** A feed of a service whose parts fail as told, and how often each was asked. */
function openFeed() {
  const fails: { stations?: HttpError; plugs?: HttpError; latest?: HttpError } = {}
  const asked = { stations: 0, plugs: 0, latest: 0 }
  const part = (name: keyof typeof asked) => async () => {
    asked[name] += 1
    if (fails[name]) throw fails[name]
    return none()
  }
  const dialect = {
    stations: part('stations'),
    plugs: part('plugs'),
    latestValues: part('latest'),
    statusSeries: none,
  } as unknown as Dialect
  return { fails, asked, feed: new Feed(dialect, 'anonymous', async () => null, null) }
}

const down = (pause = 0) => new HttpError('https://api.test', 500, null, pause)

test('plugs that fail all day are asked at most 300 times, and are back within five minutes', async () => {
  const { fails, asked, feed } = openFeed()
  fails.plugs = down()
  await feed.ask(true, now)
  for (let passed = 1; passed <= 1440; passed += 1) await feed.newest(now + passed * minute)
  expect(asked.plugs).toBeLessThanOrEqual(300)
  expect(asked.plugs).toBeGreaterThan(250)
  expect(asked.latest).toBe(1441)
  delete fails.plugs
  for (let passed = 1441; passed <= 1445; passed += 1) await feed.newest(now + passed * minute)
  expect((await feed.newest(now + 1445 * minute)).places.incomplete).toBe(false)
})

test('stations that cannot be had anew are asked at most 300 times a day, and stay', async () => {
  const { fails, asked, feed } = openFeed()
  await feed.ask(true, now)
  fails.stations = down()
  for (let passed = 1; passed <= 1440; passed += 1) await feed.newest(now + passed * minute)
  expect(asked.stations).toBeLessThanOrEqual(300)
})

test('places are left alone as long as the service asks for it', async () => {
  const { fails, asked, feed } = openFeed()
  await feed.ask(true, now)
  fails.stations = down(10 * minute)
  for (let passed = 61; passed <= 70; passed += 1) await feed.newest(now + passed * minute)
  expect(asked.stations).toBe(2)
  await feed.newest(now + 71 * minute)
  expect(asked.stations).toBe(3)
})

test('a clock that is set back does not hold them up', async () => {
  const { fails, asked, feed } = openFeed()
  fails.plugs = down()
  await feed.ask(true, now)
  await feed.newest(now + 1)
  await feed.newest(now - 24 * 60 * minute)
  expect(asked.plugs).toBe(3)
})

test('plugs are left alone as long as the service asks for it', async () => {
  const { fails, asked, feed } = openFeed()
  fails.plugs = down(10 * minute)
  await feed.ask(true, now)
  for (let passed = 1; passed < 10; passed += 1) await feed.newest(now + passed * minute)
  expect(asked.plugs).toBe(1)
  await feed.newest(now + 10 * minute)
  expect(asked.plugs).toBe(2)
})

test('a first load without values says for how long they are to be left alone', async () => {
  const { fails, feed } = openFeed()
  fails.latest = down(10 * minute)
  expect(await feed.ask(true, now)).toMatchObject({ latest: null, pause: 10 * minute })
  delete fails.latest
  expect(await feed.newest(now)).toMatchObject({ pause: 0 })
})
