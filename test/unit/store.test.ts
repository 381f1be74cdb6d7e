import { expect, test, vi } from 'vitest'
import { createStore } from '../../src/store'

test('a store has its first value until another one is set, which its listeners read', () => {
  const store = createStore('first')
  expect(store.current()).toBe('first')
  const read: string[] = []
  store.subscribe(() => read.push(store.current()))
  store.set('second')
  expect(read).toEqual(['second'])
})

test('a removed listener is not called', () => {
  const store = createStore(0)
  const listener = vi.fn()
  store.subscribe(listener)()
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that removes itself does not keep others from being called', () => {
  const store = createStore(0)
  const remove = store.subscribe(() => remove())
  const other = vi.fn()
  store.subscribe(other)
  store.set(1)
  store.set(2)
  expect(other).toHaveBeenCalledTimes(2)
})
