import { readdirSync, readFileSync } from 'node:fs'
import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  queriesOnlyPlugin,
  queryFiles,
  uncalledInQueryClient,
  withQueriesOnly,
} from '../../../src/scripts/build/queries-only'
import { buildModules, codeOf, runScript } from './virtual-build'

const folder = '@tanstack/query-core/build/modern'
const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

test.each(queryFiles)('%s of the installed library is cut', (file) => {
  const whole = read(file)
  expect(withQueriesOnly(whole, file)).not.toBe(whole)
})

test('a client with the cut modules answers and empties queries', async () => {
  const entry = `import { QueryClient, QueryObserver } from '@tanstack/react-query'
  export const client = new QueryClient()
  export const first = () => new Promise((resolve) => {
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: async () => 42 })
    const stop = observer.subscribe(({ data }) => {
      if (data !== undefined) resolve(data), stop()
    })
  })`
  const code = codeOf(await buildModules({ entry }, [queriesOnlyPlugin()]))
  const { client, first } = await runScript<{ client: QueryClient; first(): Promise<number> }>(code)
  client.mount()
  expect(await first()).toBe(42)
  expect(client.getQueryData(['a'])).toBe(42)
  await client.resumePausedMutations()
  client.clear()
  client.unmount()
  expect(client.getQueryData(['a'])).toBeUndefined()
  expect(() => client.isMutating()).toThrow('Left out of this build')
})

test("the client calls nothing of the mutations' cache that the replacement lacks", async () => {
  const name = `${folder}/mutationCache.js`
  const { MutationCache } = await runScript<{ MutationCache: typeof Object }>(
    withQueriesOnly(read(name), name),
  )
  const client = withQueriesOnly(read(`${folder}/queryClient.js`), `${folder}/queryClient.js`)
  const called = [...client.matchAll(/#mutationCache\.(\w+)\(/g)].map(([, method]) => method)
  expect(called).not.toEqual([])
  expect(Object.getOwnPropertyNames(MutationCache.prototype)).toEqual(expect.arrayContaining(called))
})

test('a module with other exports is refused', () => {
  const file = `${folder}/mutationCache.js`
  expect(() => withQueriesOnly('export { MutationCache, other };', file)).toThrow('does not contain "export')
})

test('the page uses nothing that is left out', () => {
  const left = [
    ...uncalledInQueryClient.map((method) => `[cC]lient\\.${method}\\b`),
    'use(?:Infinite|Mutation|IsMutating)\\w*',
  ]
  const using = new RegExp(left.join('|'))
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/'))
    .map((file) => `src/${file}`)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => using.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(using.test('queryClient.invalidateQueries()') && using.test('useMutation({})')).toBe(true)
})
