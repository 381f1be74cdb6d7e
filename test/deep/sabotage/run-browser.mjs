import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Run in a copy of the sources: builds with one defect at a time and runs its browser tests. Prints a line of JSON for
// each, as `run.mjs` does.

const [defectsFile = ''] = process.argv.slice(2)
const root = process.cwd()
const tell = (result) => process.stdout.write(`${JSON.stringify(result)}\n`)
const run = (command) => spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })

/** Lines of the tests that failed; a build that fails is one. */
function failures(names, build) {
  const built = run(build)
  if (built.status !== 0) return [`does not build: ${built.stderr}`]
  const files = names.map((name) => `test/${name}.test.ts`).join(' ')
  const { status, stdout, stderr } = run(
    `npx playwright test --project=production --project=without-map --reporter=line -x ${files}`,
  )
  if (status === 0) return []
  const first = /^ +1\) (.*)$/m.exec(stdout)?.[1]
  return [first ?? stdout + stderr]
}

const page = 'npx vite build --logLevel error && node dist-node/headers.js dist/config.json'
const defects = JSON.parse(readFileSync(defectsFile, 'utf8'))
const all = [...new Set(defects.flatMap(({ tests }) => tests))]
tell({ what: null, failed: failures(all, 'npm run --silent build') })

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
  tell({ what, failed: failures(tests, page) })
  writeFileSync(path, source)
}
