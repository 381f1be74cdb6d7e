import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../../src/config/config-error'
import { PersonError } from '../../../../src/sandbox/person-error'
import { endProgram } from '../../../../src/scripts/shared/end-program'

const { argv, env } = process
const ended = vi.fn()

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => ended(code) as never)
  vi.spyOn(console, 'error').mockImplementation((text) => ended(text))
})
afterEach(() => {
  Object.assign(process, { argv, env })
  vi.restoreAllMocks()
  ended.mockReset()
})

test.each([new PersonError('Name a folder.'), new ConfigError(['service: expected object'])])(
  'the message of %s is all that the person sees',
  (error) => {
    endProgram(error)
    expect(ended.mock.calls).toEqual([[error.message], [1]])
  },
)

test('a bug keeps its stack, because Node prints it', () => {
  const bug = new TypeError('x is not a function')
  expect(() => endProgram(bug)).toThrow(bug)
  expect(ended).not.toHaveBeenCalled()
})

const programs = {
  headers: () => import('../../../../src/scripts/headers'),
  record: () => import('../../../../src/scripts/record'),
  start: () => import('../../../../src/scripts/start'),
}

test.each([
  ['headers', [], {}, /^Usage: npm run headers/],
  ['headers', ['gone.json'], {}, /^"gone.json" cannot be read: ENOENT/],
  ['headers', ['package.json'], {}, /^The configuration cannot be used: /],
  ['headers', ['README.md'], {}, /^"README.md" is not valid JSON\.$/],
  ['record', ['--forse', 'folder'], {}, /^Usage: npm run record/],
  ['record', ['a', 'b', 'c'], {}, /^Usage: npm run record/],
  ['start', [], { PORT: 'abc' }, /^PORT must be /],
  ['start', [], { PORT: '5', SANDBOX_PORT: '5' }, /^PORT and SANDBOX_PORT are both 5/],
] as const)('%s %j %j ends with a sentence', async (program, words, variables, sentence) => {
  Object.assign(process, { argv: ['node', program, ...words], env: { ...env, ...variables } })
  vi.resetModules()
  await programs[program]()
  expect(ended.mock.calls).toEqual([[expect.stringMatching(sentence)], [1]])
})

test('a bug in a program is thrown', async () => {
  Object.assign(process, { argv: ['node', 'headers', 'public/config.json'] })
  vi.resetModules()
  vi.doMock('../../../../src/config/config', () => ({
    parseConfig() {
      throw new TypeError('x is not a function')
    },
  }))
  await expect(programs.headers()).rejects.toThrow(TypeError)
  vi.doUnmock('../../../../src/config/config')
})
