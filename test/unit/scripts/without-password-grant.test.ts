import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  clientFile,
  passwordMethods,
  withoutMethods,
  withoutPasswordGrantPlugin,
} from '../../../src/scripts/build/without-password-grant'
import { buildModules, codeOf } from './virtual-build'

const code = `class A {
  async one() {
    if (x) {
    }
  }
  async send({
    password,
    ...args
  }) {
    for (const x of args) {
    }
  }
  two() {
  }
};
`

test('removes a whole method and nothing else', () => {
  expect(withoutMethods(code, ['send'])).toBe(`class A {
  async one() {
    if (x) {
    }
  }
  two() {
  }
};
`)
})

test('throws if there is nothing to remove', () => {
  expect(() => withoutMethods(code, ['gone'])).toThrow('no method "gone"')
})

const sending = /grant_type\W{1,9}password/

test('the installed library has nothing left that sends a password', async () => {
  const whole = readFileSync(`node_modules/${clientFile}`, 'utf8')
  expect(whole).toMatch(sending)
  const cut = withoutMethods(whole, passwordMethods)
  expect(cut).not.toMatch(sending)
  expect(whole.length - cut.length).toBeLessThan(3_000)
})

test('a page with the installed library can be built without them', async () => {
  const entry = "import { UserManager } from 'oidc-client-ts'\nconsole.log(UserManager)"
  const code = codeOf(await buildModules({ entry }, [withoutPasswordGrantPlugin()]))
  expect(code).toContain('processSigninResponse')
  expect(code).not.toMatch(sending)
})
