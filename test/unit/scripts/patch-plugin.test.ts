import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { patchPlugin } from '../../../src/scripts/build/patch-plugin'

const kept = '\0kept.js'
const asIs = (code: string) => code

/** A page with one virtual module. */
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === kept ? id : null),
  load: (id) => (id === kept ? 'console.log("whole")' : null),
}

async function built(plugin: Plugin, ssr = false): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [page, plugin],
    build: { write: false, ssr, rolldownOptions: { input: kept } },
  })
  return JSON.stringify([made].flat().map((one) => 'output' in one && one.output))
}

test('a listed module is patched', async () => {
  const patch = (code: string, file: string) => code.replace('whole', `patched ${file.slice(1)}`)
  expect(await built(patchPlugin({ name: 'test', files: [kept], patch }))).toContain('patched kept.js')
})

test('a page without a listed module cannot be built', async () => {
  const plugin = patchPlugin({ name: 'test', files: [kept, 'library/gone.js', 'gone.mjs'], patch: asIs })
  await expect(built(plugin)).rejects.toThrow('no module library/gone.js, gone.mjs to patch')
})

test('programs for Node need none of the modules', async () => {
  expect(await built(patchPlugin({ name: 'test', files: ['library/gone.js'], patch: asIs }), true)).toContain(
    'whole',
  )
})

test('a failure of a patch names plugin and module, and is the only one', async () => {
  const patch = () => {
    throw new Error('another text')
  }
  const failure = built(patchPlugin({ name: 'test', files: [kept, 'library/gone.js'], patch }))
  await expect(failure).rejects.toThrow(/plugboard:test[\s\S]*another text/)
  await expect(failure).rejects.not.toThrow('to patch')
})
