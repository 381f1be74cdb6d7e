import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../../../src/sandbox/loopback'
import { PersonError } from '../../../../src/sandbox/person-error'
import { portError, portFrom } from '../../../../src/scripts/start/ports'

test('a missing or empty port is the default', () => {
  expect(portFrom({}, 'PORT', 4173)).toBe(4173)
  expect(portFrom({ PORT: '' }, 'PORT', 4173)).toBe(4173)
  expect(portFrom({ PORT: '8080' }, 'PORT', 4173)).toBe(8080)
})

test.each(['0', '65536', '80a', '-1', '1.5', ' '])(
  'the port %j is refused with its name and value',
  (text) => {
    expect(() => portFrom({ PORT: text }, 'PORT', 4173)).toThrow(
      new PersonError(`PORT must be a whole number from 1 to 65535, not "${text}".`),
    )
  },
)

test('the message of a port in use names its variable', async () => {
  const { port, close } = await listenOnLoopback(0)
  onTestFinished(close)
  const error = await listenOnLoopback(port).catch((reason: unknown) => portError(reason, 'PORT', port))
  expect(error).toEqual(new PersonError(`Port ${port} is taken: free it, or set PORT to another one.`))
})

test('other errors stay unchanged', () => {
  const error = new Error('other')
  expect(portError(error, 'PORT', 1)).toBe(error)
})
