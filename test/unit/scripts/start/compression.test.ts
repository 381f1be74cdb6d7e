import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chosenEncoding, compressedContent } from '../../../../src/scripts/start/compression'
import { siteFile } from '../../../../src/scripts/start/site-files'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip ; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('for Accept-Encoding %j the answer is sent as %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding)
})

test('both encodings decode to the file, and each is created once', async () => {
  const content = Buffer.from('station '.repeat(500))
  const file = siteFile('/a.txt', content)
  expect(brotliDecompressSync(await compressedContent(file, 'br'))).toEqual(content)
  expect(gunzipSync(await compressedContent(file, 'gzip'))).toEqual(content)
  expect(compressedContent(file, 'br')).toBe(compressedContent(file, 'br'))
})
