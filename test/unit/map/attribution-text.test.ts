import { describe, expect, test } from 'vitest'
import { readAttribution } from '../../../src/map/controls/attribution-text'

const text = (html: string) =>
  readAttribution(html)
    .map((part) => part.text)
    .join('')

describe('an attribution', () => {
  test('keeps its text and its links to web pages', () => {
    const html =
      '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> &copy; ' +
      "<a class=x href='https://www.openstreetmap.org/copyright?a=1&amp;b=2'>OpenStreetMap</a>"
    expect(readAttribution(html)).toEqual([
      { text: 'OpenFreeMap', url: 'https://openfreemap.org/' },
      { text: ' © ', url: null },
      { text: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright?a=1&b=2' },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '/relative',
    'https://openstreetmap.org@evil.test/login',
    'https://user:secret@evil.test/',
    'https://evil&#34;.test/',
    '',
  ])('has no link to %j', (address) => {
    expect(readAttribution(`<a href="${address}">Maps</a>`)).toEqual([{ text: 'Maps', url: null }])
  })

  test('contains no invisible characters and no half surrogate pairs', () => {
    expect(text('\u202eMaps\u200b&#8238; by\u0007&#55296; us')).toBe('Maps by \ufffd us')
    expect(text(`<b>${'x'.repeat(1e5)}</b>`)).toBe(`${'x'.repeat(2_000)}…`)
  })

  test('loses every other tag, complete or broken', () => {
    expect(text('<img src=x onerror=alert(1)>Maps<script>alert(1)</script>')).toBe('Mapsalert(1)')
    expect(text('Maps <img src="x"')).toBe('Maps ')
  })

  test('decodes entities once, and leaves unknown ones as they are', () => {
    expect(text('A &amp;lt; B &#169; &bogus; &#9999999;')).toBe('A &lt; B © &bogus; &#9999999;')
  })
})
