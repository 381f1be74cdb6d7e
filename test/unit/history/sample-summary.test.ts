import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '../../../src/durations'
import { historySentences, missingSentences } from '../../../src/history/history-words'
import { detectSampling, findGaps, toIntervals } from '../../../src/history/intervals'
import { canLoadMore } from '../../../src/history/missing-time'
import { summariseSamples } from '../../../src/history/sample-summary'
import { createI18n } from '../../../src/i18n/i18n'
import { languages, loadMessages } from '../../../src/i18n/languages'
import type { MissingTime, Sample } from '../../../src/model/history'

const until = Date.parse('2026-11-20T22:55:00Z')
const english = createI18n('en', await loadMessages('en'), 'UTC')

const sample = (at: number, number: number): Sample => ({
  measuredAt: at,
  reading: { kind: 'number', number },
  meaning: { kind: 'plain' },
})
const read = ({ reading }: Sample) => (reading.kind === 'number' ? reading.number : null)
const every = (interval: number, length: number, value: (index: number) => number) =>
  Array.from({ length: Math.floor(length / interval) }, (_, index) =>
    sample(until - length + (index + 1) * interval - minute, value(index)),
  )

interface Told {
  length: number
  period: number | null
  samples: Sample[]
  missing?: MissingTime[]
  rejected?: number
}

function told({ length, period, samples, missing = [], rejected = 0 }: Told, i18n = english) {
  const from = until - length
  const history = { from, to: until, until, samples, missing, rejected }
  const cadence = detectSampling(period, samples)
  const intervals = toIntervals(history, cadence, read, until)
  const statement = summariseSamples(history, intervals, cadence, { read, until })
  const sentences = historySentences(i18n, history, statement, { name: 'Free plugs', unit: '', now: until })
  return { intervals, statement, sentences, from }
}

describe('a summary says how often a series was measured', () => {
  test('once in a day', () => {
    const samples = [sample(Date.parse('2026-11-20T14:05:00Z'), 2)]
    expect(told({ length: day, period: 600, samples }).sentences).toEqual([
      'Free plugs: measured once, 2 at 14:05.',
      'Nothing is known of the rest of this time.',
    ])
  })

  test('every hour in a week, where every ten minutes is stated', () => {
    const samples = every(hour, 7 * day, (index) => index % 3)
    expect(told({ length: 7 * day, period: 600, samples }).sentences).toEqual([
      'Free plugs: between 0 and 2, last 2.',
      'Measured about every hour.',
      'Measured without a gap.',
    ])
  })

  test('every ten minutes, as stated, with a night without', () => {
    const samples = every(10 * minute, day, () => 1).filter(
      ({ measuredAt: at }) => at < until - 10 * hour || at > until - 4 * hour,
    )
    expect(told({ length: day, period: 600, samples }).sentences).toEqual([
      expect.stringMatching(/^Free plugs: 1 in each of \d+ measurements\.$/),
      'Nothing is known for 6 hr of 24 hr, in 1 gap.',
    ])
  })

  test('a few times at no interval, with the known time', () => {
    const samples = [sample(until - 20 * hour, 1), sample(until - 9 * hour, 3), sample(until - 8 * hour, 2)]
    expect(told({ length: day, period: 600, samples }).sentences).toEqual([
      'Free plugs: between 1 and 3, last 2 at 14:55.',
      'Only 30 min of 24 hr is known, with 4 gaps.',
    ])
  })

  test('a pushed value counts until the next, and the time before the first is unknown', () => {
    const samples = [sample(until - 7 * hour, 2), sample(until - 3 * hour, 2)]
    expect(told({ length: day, period: 1, samples }).sentences).toEqual([
      'Free plugs: 2 in each of 2 measurements.',
      'Nothing is known for 17 hr of 24 hr, in 1 gap.',
    ])
  })
})

describe('a summary has no measurements', () => {
  const missing = (hours: number): MissingTime[] => [
    { from: until - day, to: until - hours * hour, reason: 'range', failure: null, retryAt: null },
  ]

  test('that could not be loaded', () => {
    expect(told({ length: day, period: 600, samples: [], missing: missing(0) }).sentences).toEqual([])
  })

  test('that were rejected', () => {
    expect(told({ length: day, period: 600, samples: [], rejected: 3 }).sentences).toEqual([])
  })

  test('beyond the part that was loaded', () => {
    expect(told({ length: day, period: 600, samples: [], missing: missing(5) }).sentences).toEqual([
      'Nothing was measured in the part of this time that could be loaded.',
    ])
    expect(told({ length: day, period: 600, samples: [] }).sentences).toEqual([
      'Nothing was measured in this time.',
    ])
  })

  test('except their number, if none is a number', () => {
    const text: Sample = {
      measuredAt: until - hour,
      reading: { kind: 'text', text: 'n/a' },
      meaning: { kind: 'plain' },
    }
    expect(told({ length: day, period: 600, samples: [text] }).sentences).toEqual([
      '1 measurement came, and it is not a number.',
    ])
  })
})

describe('missing time has its reason', () => {
  const texts = (span: MissingTime) => missingSentences(english, { missing: [span], until }, until)

  test('missing time has both its days', () => {
    expect(
      texts({ from: until - 7 * day, to: until - 2 * day, reason: 'range', failure: null, retryAt: null }),
    ).toEqual(['13 Nov 2026, 22:55 – 18 Nov 2026, 22:55: the service shows no history this old.'])
    expect(
      texts({ from: until - 3 * hour, to: until - hour, reason: 'failed', failure: null, retryAt: null }),
    ).toEqual(['19:55 – 21:55 could not be loaded.'])
  })

  test('a part that was cut off is not called refused, and a repetition brings no more', () => {
    const cut: MissingTime = {
      from: until - 3 * hour,
      to: until,
      reason: 'cut-off',
      failure: null,
      retryAt: null,
    }
    expect(texts(cut)).toEqual(['19:55 – 22:55 was not loaded: the service sends too little in one answer.'])
    expect(canLoadMore({ missing: [cut], until })).toBe(false)
  })

  test('the reason is not the age if newer parts are refused too', () => {
    const refused: MissingTime = {
      from: until - 7 * day,
      to: until + minute,
      reason: 'range',
      failure: null,
      retryAt: null,
    }
    expect(texts(refused)).toEqual([
      '13 Nov 2026, 22:55 – 20 Nov 2026, 22:55: the service refused to show this, in ranges of any length. Try again later.',
    ])
    expect(canLoadMore({ missing: [refused], until })).toBe(true)
    expect(canLoadMore({ missing: [{ ...refused, to: until - day }], until })).toBe(false)
    expect(canLoadMore({ missing: [{ ...refused, to: until - day, reason: 'failed' }], until })).toBe(true)
  })
})

const series = fc
  .record({
    length: fc.constantFrom(day, 7 * day),
    period: fc.constantFrom(null, 1, 300, 600, 3600),
    real: fc.constantFrom(minute, 5 * minute, 10 * minute, hour, 6 * hour, day),
    regular: fc.boolean(),
    values: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 200 }),
    jitter: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 200, maxLength: 200 }),
    lost: fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true })),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ length, period, real, regular, values, jitter, lost }): Told => {
    const from = until - length
    const missing = lost
      .map(([begin, share]): MissingTime => {
        const start = from + Math.floor(begin * length)
        return {
          from: start,
          to: Math.min(until, start + Math.floor(share * length)),
          reason: 'failed',
          failure: null,
          retryAt: null,
        }
      })
      .filter((span, index, all) => span.to > span.from && (index === 0 || span.from > (all[0]?.to ?? 0)))
      .sort((one, other) => one.from - other.from)
    const moments = values.map((_, index) =>
      Math.floor(
        regular ? from + (index + (jitter[index] ?? 0) * 0.2) * real : from + (jitter[index] ?? 0) * length,
      ),
    )
    const samples = [...new Set(moments)]
      .filter((at) => at >= from && at < until && !missing.some((span) => at >= span.from && at < span.to))
      .sort((one, other) => one - other)
      .map((at, index) => sample(at, values[index] ?? 0))
    return { length, period, samples, missing }
  })

test('the summaries of a thousand series have no contradiction', () => {
  fc.assert(
    fc.property(series, (one) => {
      const { intervals, statement, sentences, from } = told(one)
      const all = sentences.join(' ')
      if (statement === null) {
        expect(one.samples).toEqual([])
        return
      }

      const { knownTime, unknownTime, gaps, count } = statement
      expect(knownTime + unknownTime).toBe(one.length)
      expect(knownTime).toBe(intervals.reduce((sum, interval) => sum + interval.to - interval.from, 0))
      expect(unknownTime).toBe(
        findGaps(intervals, from, until).reduce((sum, gap) => sum + gap.to - gap.from, 0),
      )
      expect(count).toBe(one.samples.length)
      expect(all).not.toContain('Nothing was measured')
      expect(all.includes('once')).toBe(count === 1)
      const isWhole = /all the time|without a gap/.test(all)
      const isPartly = /Nothing is known|are known|in each of/.test(all)
      expect(isWhole && isPartly).toBe(false)
      if (isWhole) expect(gaps).toBe(0)
      const [, part, whole] = /(?:for|Only) (.+?) of (\d+ \w+)/.exec(all) ?? []
      if (part !== undefined) expect(part).not.toBe(whole)
      const rounds = /Measured about every/.test(all) ? statement.measuredEvery : null
      // Who is said to be measured every hour has no gap at each hour.
      if (rounds !== null) expect(gaps).toBeLessThanOrEqual(count / 2 + 1 + (one.missing?.length ?? 0))
    }),
    { numRuns: 1_000 },
  )
})

test.each(languages)('%s has words for every series', async (language) => {
  const i18n = createI18n(language, await loadMessages(language), 'UTC')
  fc.assert(
    fc.property(series, (one) => {
      const { sentences, statement } = told(one, i18n)
      expect(sentences.length).toBeGreaterThanOrEqual(statement === null ? 0 : 1)
      for (const sentence of sentences) expect(sentence).toMatch(/\.$/)
    }),
    { numRuns: 60 },
  )
})
