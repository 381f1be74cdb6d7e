import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/contract/errors'
import { runningSandbox } from './running-sandbox'

const running = runningSandbox()
const stations = '/mobility/v2/flat/EChargingStation?limit=-1&select=sname&where='
const ask = (where: string) => running.fetch(stations + encodeURIComponent(where))

describe('a regular expression that would backtrack for minutes', () => {
  test('is answered without backtracking, and so are other requests', async () => {
    await (await ask('sname.re."Bahnhof"')).text()
    const before = process.cpuUsage()
    const answers = await Promise.all([
      ask('sname.re."^(.?){18}(.+)+#$"'),
      running.fetch('/mobility/v2/flat'),
    ])
    const { user, system } = process.cpuUsage(before)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await answers[0].json()).data).toEqual([])
    // Microseconds of work: about 30,000 here, where backtracking takes minutes.
    expect(user + system).toBeLessThan(2_000_000)
  })

  test.each(['(a*)*(b*)*(c*)*[#!]', '((.?){14}){14}[#!]', '(.+)+(.+)+(.+)+[#!]$', '(x+x+)+y'])(
    '%s is answered',
    async (pattern) => {
      expect((await (await ask(`sname.re."${pattern}"`)).json()).data).toEqual([])
    },
  )
})

test.each([
  ['lookahead', 'Bahn(?=hof)', 'lookaround'],
  ['lookbehind', '(?<!Bahn)hof', 'lookaround'],
  ['back references', '(.)\\1', 'back references'],
  ['a thousand repeats', '(.?){1000}', 'at most'],
  ['repeats of repeats', '((.?){150}){150}', 'at most'],
  ['six hundred signs', 'a'.repeat(600), 'at most'],
  ['open brackets', '(', 'no regular expression'],
])('%s: refused with a message', async (_, pattern, words) => {
  const answer = await ask(`sname.re."${pattern}"`)
  expect([answer.status, errorBodySchema.parse(await answer.json()).message]).toEqual([
    400,
    expect.stringContaining(words),
  ])
})

test.each(['re', 'ire'])(
  '%s finds what it found before: anchors, classes, alternatives, case',
  async (operator) => {
    const names = async (pattern: string): Promise<string[]> =>
      (await (await ask(`sname.${operator}."${pattern}"`)).json()).data.map(
        ({ sname }: { sname: string }) => sname,
      )
    const all = await names('')
    const flags = operator === 'ire' ? 'is' : 's'
    for (const pattern of [
      '^Mob',
      'bahnhof|Municipio',
      '[0-9]+$',
      '\\d',
      'z.na',
      '^.{5,9} ',
      '(?:Via|Park) ',
      'ö',
    ])
      expect(await names(pattern)).toEqual(all.filter((name) => new RegExp(pattern, flags).test(name)))
  },
)
