import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { defects } from './defects'

// Each defect in a copy of the sources, one at a time: tests that stay green then protect nothing.

interface Result {
  /** `null`: all tests, with nothing wrong. */
  what: string | null
  failed: string[]
  trouble?: string
}

const parts = ['src', 'test', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vitest.config.ts']
let results: Result[] = []

beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'plugboard-sabotage-'))
  try {
    for (const part of parts) cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'defects.json'), JSON.stringify(defects))
    const { PATH, HOME } = process.env
    const runner = resolve('test/deep/sabotage/run.mjs')
    const run = spawnSync(process.execPath, [runner, 'defects.json'], {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH, HOME },
      maxBuffer: 1e8,
    })
    results = run.stdout
      .split('\n')
      .flatMap((line) => (line.startsWith('{"what"') ? [JSON.parse(line) as Result] : []))
    if (results.length !== defects.length + 1) throw new Error(run.stdout + run.stderr)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}, 1_800_000)

const of = (what: string | null) => results.find((result) => result.what === what)

test('there are at least 30 defects, and what they break is green without them', () => {
  expect(defects.length).toBeGreaterThanOrEqual(30)
  expect(of(null)?.failed).toEqual([])
})

test.each(defects)('is noticed: $what ($file)', ({ what }) => {
  const result = of(what)
  console.log(`${what}: ${result?.trouble ?? result?.failed[0] ?? 'SURVIVES'}`)
  expect(result?.trouble).toBeUndefined()
  expect(result?.failed).not.toEqual([])
})
