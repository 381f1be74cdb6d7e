import { expect, test } from 'vitest'
import { withoutMethods } from '../../../src/scripts/build/without-password-grant'

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
