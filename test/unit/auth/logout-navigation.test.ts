import { expect, test } from 'vitest'
import { navigateToLogout } from '../../../src/auth/session/logout-navigation'

/** A document that has forms and nothing else. */
function openPage() {
  const steps: string[] = []
  const inForm: unknown[] = []
  const createElement = (name: string) =>
    name === 'input'
      ? {}
      : {
          append: (field: object) => inForm.push(field),
          submit() {
            const { method, action } = this as unknown as HTMLFormElement
            steps.push(`${method} ${action}`)
          },
          remove: () => steps.push('removed'),
        }
  const document = { createElement, body: { append: () => steps.push('added') } }
  const location = { assign: (address: string) => steps.push(`get ${address}`) }
  return { page: { document, location } as never, steps, inForm }
}

test('a logout with fields submits a form', () => {
  const { page, steps, inForm } = openPage()
  navigateToLogout({ address: 'https://id.test/logout', fields: { id_token_hint: 'id', state: 's' } }, page)
  expect(steps).toEqual(['added', 'post https://id.test/logout', 'removed'])
  expect(inForm).toEqual([
    { type: 'hidden', name: 'id_token_hint', value: 'id' },
    { type: 'hidden', name: 'state', value: 's' },
  ])
})

test('a logout without fields is a navigation', () => {
  const { page, steps } = openPage()
  navigateToLogout({ address: 'https://id.test/logout?client_id=c', fields: null }, page)
  expect(steps).toEqual(['get https://id.test/logout?client_id=c'])
})
