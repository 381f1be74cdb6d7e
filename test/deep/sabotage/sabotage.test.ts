import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCopy } from './copy-sources'
import { type Defect, defects, isOfBrowser } from './defects'

// Each defect in a copy of the sources, one at a time: tests that stay green then protect nothing.
// Single ones: SABOTAGE='a pattern of their names' npx vitest run --config vitest.deep.config.ts test/deep/sabotage

interface Result {
  /** `null`: all tests, with nothing wrong. */
  what: string | null
  failed: string[]
  trouble?: string
}

function runAll(runner: string, chosen: readonly Defect[]): Result[] {
  return inCopy(chosen, (cwd) => {
    const { PATH, HOME, CHROME_PATH, PLUGBOARD_BROWSER } = process.env
    const run = spawnSync(process.execPath, [resolve('test/deep/sabotage', runner), 'defects.json'], {
      cwd,
      encoding: 'utf8',
      env: { PATH, HOME, CHROME_PATH, PLUGBOARD_BROWSER },
      maxBuffer: 1e8,
    })
    const results = run.stdout
      .split('\n')
      .flatMap((line) => (line.startsWith('{"what"') ? [JSON.parse(line) as Result] : []))
    if (results.length !== chosen.length + 1) throw new Error(run.stdout + run.stderr)
    return results
  })
}

test('there are at least 30 defects', () => {
  expect(defects.length).toBeGreaterThanOrEqual(30)
})

const named = new RegExp(process.env.SABOTAGE ?? '')
const asked = defects.filter(({ what }) => named.test(what))
for (const [kind, runner, chosen] of [
  ['unit tests', 'run.mjs', asked.filter((defect) => !isOfBrowser(defect))],
  ['browser tests', 'run-browser.mjs', asked.filter(isOfBrowser)],
] as const)
  describe.skipIf(chosen.length === 0)(kind, () => {
    let results: Result[] = []
    beforeAll(() => {
      results = runAll(runner, chosen)
    }, 3_600_000)
    const resultOf = (what: string | null) => results.find((result) => result.what === what)

    test('pass without a defect', () => {
      expect(resultOf(null)?.failed).toEqual([])
    })

    test.each(chosen)('notice: $what ($file)', ({ what }) => {
      const result = resultOf(what)
      console.log(`${what}: ${result?.trouble ?? result?.failed[0] ?? 'SURVIVES'}`)
      expect(result?.trouble).toBeUndefined()
      expect(result?.failed).not.toEqual([])
    })
  })
