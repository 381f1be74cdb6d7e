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

test('cuts out a whole method and nothing else', () => {
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

test('says when there is nothing to cut out', () => {
  expect(() => withoutMethods(code, ['gone'])).toThrow('no method "gone"')
})
