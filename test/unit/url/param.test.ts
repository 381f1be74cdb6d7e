import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listParam, oneOfParam, textParam, withParams } from '../../../src/url/param'

const words = fc
  .array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 8 })
  .map((list) => [...new Set(list.map((word) => word.replace(/\p{Cc}/gu, '')).filter((word) => word !== ''))])

describe('a list in a link', () => {
  const access = listParam('access')

  test('comes back as it was, whatever its words hold', () => {
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
  ])('reads %j as %j', (text, list) => {
    expect(access.parse(text)).toEqual(list)
  })

  test('holds at most 50 words', () => {
    expect(access.parse(Array.from({ length: 99 }, (_, at) => `w${at}`).join(','))).toHaveLength(50)
  })
})

test('a text is cut at its longest and loses control characters', () => {
  expect(textParam('q', 3).parse('a\u001bbcd')).toBe('abc')
})

test('a word that is not allowed reads as the fallback, and the fallback is not written', () => {
  const sort = oneOfParam('sort', ['name', 'free'], 'name')
  expect(sort.parse('sideways')).toBe('name')
  expect(sort.parse('free')).toBe('free')
  expect(sort.serialize('name')).toBeNull()
})

test('a change leaves the other parameters alone and keeps ids readable', () => {
  expect(withParams('?lang=de&q=x', [['q', null]])).toBe('?lang=de')
  expect(withParams('?lang=de', [['station', 'IT*220*EBZ:1,2']])).toBe('?lang=de&station=IT*220*EBZ:1,2')
  expect(withParams('?q=x', [['q', null]])).toBe('')
})
