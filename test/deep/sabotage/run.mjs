import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

// Run in a copy of the sources: makes one defect at a time and runs its tests. Prints a line of JSON for each.

const [defectsFile = ''] = process.argv.slice(2)
const root = process.cwd()
const vitest = await createVitest('test', { root, watch: true, reporters: [{}], testTimeout: 30_000 })
await vitest.standalone()

/** Names of the tests that failed, and of files that do not even load. */
async function failures(names) {
  const files = names.map((name) => join(root, 'test/unit', `${name}.test.ts`))
  const found = await vitest.globTestSpecifications(files)
  const missing = files.filter((file) => !found.some(({ moduleId }) => moduleId === file))
  if (missing.length > 0) throw new Error(`There is no ${missing}.`)
  const { testModules } = await vitest.runTestSpecifications(found)
  const asked = testModules.filter(({ moduleId }) => files.includes(moduleId))
  return [
    ...asked.flatMap((one) => [...one.children.allTests('failed')].map(({ fullName }) => fullName)),
    ...asked.flatMap((one) => (one.errors().length > 0 ? [`${one.relativeModuleId} does not load`] : [])),
  ]
}

const tell = (result) => process.stdout.write(`${JSON.stringify(result)}\n`)

const defects = JSON.parse(readFileSync(defectsFile, 'utf8'))
tell({ what: null, failed: await failures([...new Set(defects.flatMap(({ tests }) => tests))]) })

for (const { what, file, right, wrong, tests } of defects) {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const places = source.split(right).length - 1
  if (places !== 1) {
    tell({ what, failed: [], trouble: `${file} holds it ${places} times` })
    continue
  }
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  )
  vitest.invalidateFile(path)
  tell({ what, failed: await failures(tests) })
  writeFileSync(path, source)
  vitest.invalidateFile(path)
}
await vitest.close()
process.exit(0)
