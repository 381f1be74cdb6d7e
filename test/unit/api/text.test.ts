import { expect, test } from 'vitest'
import { cleanText } from '../../../src/api/text'

test.each([
  ['Sparkassenstra\\u00dfe 14', 'Sparkassenstraße 14'],
  ['Eat &amp; charge', 'Eat & charge'],
  ['&lt;b&gt; &quot;x&quot; &#39;y&#x27; &nbsp;z', '<b> "x" \'y\' z'],
  // Decoded once: what was escaped twice is text about an entity.
  ['&amp;lt;', '&lt;'],
  ['  two\tlines\r\n\u0000here ', 'two lines here'],
  ['abc\u202egnp.exe\u2066', 'abcgnp.exe'],
  ['\\u202eabc', 'abc'],
  ['&unknown; \\u12 &#9999999; 5 & 6', '&unknown; \\u12 &#9999999; 5 & 6'],
  ['Bolzano - Bozen', 'Bolzano - Bozen'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([undefined, null, ''])('%j is empty', (text) => {
  expect(cleanText(text)).toBe('')
})
