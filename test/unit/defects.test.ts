import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defects } from '../deep/sabotage/defects'

test('each defect of the deep tests matches one place, and names existing tests', () => {
  const stale = defects.filter(({ file, right, tests }) => {
    const places = readFileSync(file, 'utf8').split(right).length - 1
    const fileOf = (name: string) => `test/${name.startsWith('browser/') ? '' : 'unit/'}${name}.test.ts`
    return places !== 1 || !tests.map(fileOf).every(existsSync)
  })
  expect(stale.map(({ what, file }) => `${what} (${file})`)).toEqual([])
})
