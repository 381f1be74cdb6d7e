import { expect, test } from 'vitest'
import { allowedHosts, allowHosts, forbidHosts, hostsToAllow } from '../../../src/app/settings/street-hosts'

const style = (...hosts: string[]) => {
  const [light = '', dark = light, ...origins] = hosts.map((host) => `https://${host}/style`)
  return { light, dark, origins, timeoutSeconds: 5 }
}

test.each([
  ['the site itself', style('site.example'), []],
  ['another host', style('tiles.example'), ['tiles.example']],
  ['another port of the site', style('site.example:8080'), ['site.example:8080']],
  ['another host for the dark style', style('site.example', 'dark.example'), ['dark.example']],
  ['another host for glyphs', style('site.example', 'site.example', 'glyphs.example'), ['glyphs.example']],
  ['one host for all', style('tiles.example', 'tiles.example', 'tiles.example'), ['tiles.example']],
])('the person is asked before %s', (_, online, hosts) => {
  expect(hostsToAllow(online, 'site.example')).toEqual(hosts)
  expect(hostsToAllow({ ...online, ask: false }, 'site.example')).toEqual([])
})

test("an operator can configure that the site's own host needs permission", () => {
  expect(hostsToAllow({ ...style('site.example'), ask: true }, 'site.example')).toEqual(['site.example'])
})

// Node has no storage: what is kept lasts as long as the page.
test('hosts are allowed and forbidden one by one', () => {
  expect(allowedHosts()).toEqual([])
  allowHosts(['a.example', 'b.example'])
  allowHosts(['b.example', 'c.example'])
  expect(allowedHosts()).toEqual(['a.example', 'b.example', 'c.example'])
  forbidHosts(['a.example', 'c.example'])
  expect(allowedHosts()).toEqual(['b.example'])
})
