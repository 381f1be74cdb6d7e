import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../playwright.config'

type Project = NonNullable<typeof config.projects>[number]

const all = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : ([value].flat() as Value[])

/** Whether a file name fits a pattern `*.end`, the only kind that the configuration has. */
const fitsName = (file: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? file.endsWith(pattern.replace('*', '')) : pattern.test(file)

/** Whether a project runs a test, as Playwright decides it: by project, file, title and tags in one text. */
function runs(
  { name, testMatch, testIgnore, grep, grepInvert }: Project,
  file: string,
  tags: string,
): boolean {
  const text = `${name} ${file} a title ${tags}`
  return (
    all(testMatch).some((pattern) => fitsName(file, pattern)) &&
    !all(testIgnore).some((pattern) => fitsName(file, pattern)) &&
    (grep === undefined || all(grep).some((pattern) => pattern.test(text))) &&
    !all(grepInvert).some((pattern) => pattern.test(text))
  )
}

const files = readdirSync('test/browser', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.startsWith('test/browser/harness'))
  .map(({ name }) => name)

test('each browser test is in one project, whatever its tags', () => {
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => ['', '@deep', '@without-map', '@deep @without-map'].map((tags) => ({ file, tags })))
  const projects = tests.map(({ file, tags }) => ({
    file,
    tags,
    names: (config.projects ?? []).filter((project) => runs(project, file, tags)).map(({ name }) => name),
  }))
  expect(tests.length).toBeGreaterThan(400)
  expect(projects.filter(({ names }) => names.length !== 1)).toEqual([])
})

test('each file beside the browser tests is one of them, or a part of them', () =>
  expect(files.filter((file) => !file.endsWith('.test.ts'))).toEqual([
    'summary-reporter.ts',
    'staged-world.ts',
  ]))

test.each([
  ['a.test.ts', '', 'production'],
  ['a.test.ts', '@deep', 'deep'],
  ['a.deep.test.ts', '', 'deep'],
  ['a.without-map.test.ts', '', 'without-map'],
  ['a.test.ts', '@without-map', 'without-map'],
  ['a.without-map.test.ts', '@deep', 'deep-without-map'],
  ['without-map-journey.test.ts', '', 'production'],
  ['a.dev.test.ts', '', 'development'],
])('%s with the tags "%s" is in the project %s', (file, tags, project) =>
  expect((config.projects ?? []).filter((one) => runs(one, file, tags)).map(({ name }) => name)).toEqual([
    project,
  ]),
)
