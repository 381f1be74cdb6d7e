import { expect, test } from 'vitest'
import { toEmbedCode } from '../../../../src/stations/export/embed-code'

const code = (search: string, path = '/') =>
  toEmbedCode(new URL(`https://plugboard.example${path}${search}`), 'de').split('\n')

test('the code has the script of this site and the choices of the link, in the language of the page', () => {
  expect(code('?access=PUBLIC&power=22&at=11.3,46.5,12&lang=it&work=history', '/ev/')).toEqual([
    '<script src="https://plugboard.example/ev/embed.js" defer></script>',
    '<plugboard-map language="de" access="PUBLIC" power="22" at="11.3,46.5,12"></plugboard-map>',
    '',
  ])
})

test('texts of the link stay in their attributes', () => {
  const [, element] = code(`?q=${encodeURIComponent('"><img src=x>&amp;')}`)
  expect(element).toBe('<plugboard-map language="de" q="&quot;>&lt;img src=x>&amp;amp;"></plugboard-map>')
})

test('the filter of signed-in people is left out', () => {
  expect(code('?feature=closed-values')[1]).toBe('<plugboard-map language="de"></plugboard-map>')
  expect(code('?feature=free-now,closed-values')[1]).toContain('feature="free-now"')
})
