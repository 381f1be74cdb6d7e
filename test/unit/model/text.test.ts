import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../../../src/model/text'

test.each([
  ['Sparkassenstra\\u00dfe 14', 'Sparkassenstraße 14'],
  ['Eat &amp; charge', 'Eat & charge'],
  ['&lt;b&gt; &quot;x&quot; &#39;y&#x27; &nbsp;z', '<b> "x" \'y\' z'],
  // Decoded once: what was escaped twice is text about an entity.
  ['&amp;lt;', '&lt;'],
  ['  two\tlines\r\n\u0000here ', 'two lines here'],
  ['abc\u202egnp.exe\u2066', 'abcgnp.exe'],
  ['\\u202eabc', 'abc'],
  ['pay\u200bpal\ufeff\u2060\u00ad\u{e0041}', 'paypal'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['&unknown; \\u12 &#9999999; 5 & 6', '&unknown; \\u12 &#9999999; 5 & 6'],
  ['Bolzano - Bozen', 'Bolzano - Bozen'],
  ['half \ud83d of a sign', 'half \ufffd of a sign'],
  ['\\ud83d\\ude00', '😀'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([undefined, null, ''])('%j is empty', (text) => {
  expect(cleanText(text)).toBe('')
})

test('long text is cut', () => {
  expect(cleanText('x'.repeat(1e6))).toBe(`${'x'.repeat(2_000)}…`)
})

test('clean text is returned unchanged', () => {
  const characters = fc.constantFrom(
    ...'aZ09 &\\;#ß€é\u00a0\u00ad\u0085\u0000\t\n\u200b\u200c\ud83d€Ωя.-()[]^%',
  )
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      // The mark that is not seen goes, and takes the text the long way.
      expect(cleanText(text)).toBe(cleanText(`\u200b${text}`))
    }),
    { numRuns: 5_000 },
  )
})
