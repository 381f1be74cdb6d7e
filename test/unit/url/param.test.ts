import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visibleText } from '../../../src/model/text'
import { choiceParam, idParam, listParam, textParam, withParams } from '../../../src/url/param'

const words = fc
  .array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 8 })
  .map((list) => [...new Set(list.map((word) => visibleText(word)).filter((word) => word !== ''))])

describe('a list in a link', () => {
  const access = listParam('access')

  test('is the same after serializing and parsing', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(access.parse(access.serialize(list))).toEqual(list)
      }),
    )
  })

  test.each([
    [null, []],
    ['', []],
    [',,', []],
    ['PUBLIC', ['PUBLIC']],
    ['PUBLIC,PRIVATE', ['PUBLIC', 'PRIVATE']],
    ['PUBLIC,PUBLIC', ['PUBLIC']],
    ['a\\,b,c', ['a,b', 'c']],
    ['PUB\u0000LIC', ['PUBLIC']],
  ])('parses %j as %j', (text, list) => {
    expect(access.parse(text)).toEqual(list)
  })

  test('has at most 50 values', () => {
    expect(access.parse(Array.from({ length: 99 }, (_, index) => `w${index}`).join(','))).toHaveLength(50)
  })
})

test('a text is cut between two characters, without control characters', () => {
  expect(textParam('q').parse('a\u001bbcd')).toBe('abcd')
  expect(textParam('q').parse(`${'a'.repeat(199)}\u{1f50c}b`)).toBe('a'.repeat(199))
})

/** Invisible characters: zero width, directions, soft hyphen, byte order mark, tags. */
const unseen = '\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u00ad\ufeff\u{e0041}'

test('invisible characters are removed from text and values', () => {
  for (const mark of unseen) {
    expect(textParam('q').parse(`Me${mark}ran`), mark.codePointAt(0)?.toString(16)).toBe('Meran')
    expect(listParam('provider').parse(`${mark}Neogy,${mark},Al${mark}peria`)).toEqual(['Neogy', 'Alperia'])
  }
  expect(textParam('q').parse(unseen)).toBe('')
  expect(textParam('q').parse('a\ud800b')).toBe('a\ufffdb')
})

test('an id is parsed unchanged', () => {
  expect(idParam('station').parse('IT*\u200b  1')).toBe('IT*\u200b  1')
})

test('an invalid value is parsed as the default, which is not serialized', () => {
  const sort = choiceParam('sort', ['name', 'free'], 'name')
  expect(sort.parse('sideways')).toBe('name')
  expect(sort.parse('free')).toBe('free')
  expect(sort.serialize('name')).toBeNull()
})

test('a change keeps other parameters and readable ids', () => {
  expect(withParams('?lang=de&q=x', [['q', null]])).toBe('?lang=de')
  expect(withParams('?lang=de', [['station', 'IT*220*EBZ:1,2']])).toBe('?lang=de&station=IT*220*EBZ:1,2')
  expect(withParams('?q=x', [['q', null]])).toBe('')
})
