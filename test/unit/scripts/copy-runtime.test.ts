import { expect, test } from 'vitest'
import { copyRuntimePlugin } from '../../../src/scripts/build/copy-runtime'
import { buildModules, runScript } from './virtual-build'

/** As in the page: the entry needs Rolldown's runtime for CommonJS, the catalog for a namespace. */
const modules = {
  entry:
    "import library from 'library.cjs'\nconsole.log(library)\nexport const catalog = () => import('catalog.js')",
  'library.cjs': 'exports.default = 1',
  'catalog.js': "export * as parts from 'parts.js'",
  'parts.js': 'export const one = 1',
}

test("the installed Rolldown's helper is copied into the catalog", async () => {
  const chunks = await buildModules(modules, [copyRuntimePlugin()])
  const catalog = chunks.find(({ name }) => name === 'catalog')
  expect(catalog?.imports).toEqual([])
  expect(await runScript(catalog?.code ?? '')).toMatchObject({ parts: { one: 1 } })
})

test('a build without the runtime or the catalog is refused', async () => {
  await expect(buildModules({ entry: 'console.log(1)' }, [copyRuntimePlugin()])).rejects.toThrow(
    'There is no chunk "rolldown-runtime"',
  )
})
