import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './harness/test'

const folder = 'dist/assets'

/** What only programs do: a person's password has no place in a page (RFC 9700 §2.4), nor has a secret. */
const forbidden = [
  /grant_type.{0,20}password/,
  /ResourceOwner|exchangeCredentials/,
  // The login library has a field of this name; nothing of ours fills it.
  /client_secret['"`]?\s*[:=]\s*['"`]/,
  /generic-secret/,
]

test('no script of the page sends a password or a client secret', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const name of scripts) {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    for (const pattern of forbidden) {
      const found = pattern.exec(text)
      expect(found && text.slice(found.index - 80, found.index + 80), `${name} holds ${pattern}`).toBeNull()
    }
  }
})

test('the first picture loads without MapLibre', () => {
  const textOf = (part: string) => {
    const name = readdirSync(folder).find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
    return readFileSync(`${folder}/${name}`, 'utf8')
  }
  expect(textOf('MainMap')).toContain('webgl2')
  expect(textOf('MapRegion')).not.toMatch(/webgl/i)
  expect(textOf('MapRegion').length).toBeLessThan(50_000)
})

test('the site has the licence texts of what its scripts contain', async ({ request }) => {
  const answer = await request.get('/licences.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  for (const part of ['react 1', 'maplibre-gl 6', 'workbox-core 7', '@fontsource-variable/inter 5'])
    expect(text).toContain(part)
})
