import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeRawText } from '../../../src/catalog/query/reports/raw-text'

/** Matches shown text: no control characters, no invisible characters, no half surrogate pairs. */
const shown = /^[^\p{C}\p{Zl}\p{Zp}]*$/u

const anyJson = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })

test('10,000 records are the same after writing and parsing, without invisible characters', () => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const raw = JSON.parse(JSON.stringify(json))
      const { text, isCut } = writeRawText(raw)
      expect(text).toMatch(shown)
      if (!isCut) expect(JSON.parse(text)).toEqual(raw)
    }),
    { numRuns: 10_000, seed: 14 },
  )
})

test('bidirectional and invisible characters are escaped', () => {
  const raw = { name: '\u202eevil\u2066', tag: '\u{e0041}', soft: '\u00ad\u200b\u2028', half: '\ud800' }
  expect(writeRawText(raw).text).toBe(
    String.raw`{"name": "\u202eevil\u2066", "tag": "\udb40\udc41", "soft": "\u00ad\u200b\u2028", "half": "\ud800"}`,
  )
})

test('markup stays text', () => {
  expect(writeRawText({ sname: '<img src=x onerror="go()">' })).toEqual({
    text: '{"sname": "<img src=x onerror=\\"go()\\">"}',
    isCut: false,
  })
})

test('huge records are cut, in the time of others', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [`field${index}`, index]))
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const nested = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  for (const raw of ['x'.repeat(1_000_000), many, deep, nested, { deep }]) {
    const { text, isCut } = writeRawText(raw)
    expect(isCut).toBe(true)
    expect(text.length).toBeLessThanOrEqual(4_001)
  }
  expect(writeRawText(deep).text).toBe(`${'['.repeat(12)}…${']'.repeat(12)}`)
})

test('a cut leaves no half escape and no half surrogate pair', () => {
  for (let at = 3_980; at < 4_000; at += 1)
    for (const sign of ['\u202e', '😀', '"'])
      expect(writeRawText('x'.repeat(at) + sign.repeat(20)).text).toMatch(/(?:x|\\u202e|😀|\\")…$/u)
})
