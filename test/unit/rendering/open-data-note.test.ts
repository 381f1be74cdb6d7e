import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { OpenDataNote } from '../../../src/app/work/OpenDataNote'
import { RevealedWork } from '../../../src/app/work/RevealedWork'
import { SessionProvider } from '../../../src/auth/SessionContext'
import type { Session } from '../../../src/auth/session/session'
import type { SessionState } from '../../../src/auth/session-state'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { config, handle, ignore, snapshot } from './shown'

const nobody: SessionState = { kind: 'anonymous', viewer: 'anonymous', reason: { kind: 'none' } }

async function note(state: SessionState, available = true, element: ReactNode = createElement(OpenDataNote)) {
  let asked = 0
  const signIn = async () => {
    asked += 1
  }
  const session = { subscribe: () => ignore, state: () => state, available, signIn } as unknown as Session
  const around = (children: ReactNode) => createElement(SessionProvider, { session, children })
  const shown = await render(element, { around })
  return { shown, asked: () => asked }
}

test('who is not signed in is told that closed data is missing, and can sign in', async () => {
  const { shown, asked } = await note(nobody)
  expect(shown.lines).toEqual(['Only open data is shown.', 'Sign in to see more'])
  await shown.press('Sign in to see more')
  expect(asked()).toBe(1)
  expect((await note(nobody, false)).shown.lines).toEqual(['Only open data is shown.'])
})

test('nothing is said while a sign-in is on its way, or to a signed-in person', async () => {
  const coming = await note({ ...nobody, reason: { kind: 'signing-in' } })
  const account = { kind: 'signed-in', viewer: 'https://issuer|team', name: 'Anna', roles: [] } as const
  expect([coming.shown.text, (await note(account)).shown.text]).toEqual(['', ''])
})

test('the page about closed values offers the sign-in to who is not signed in', async () => {
  const props = { config, handle: handle({}), query: stationQuery(), snapshot: snapshot(), roles: null }
  const page = createElement(RevealedWork, { ...props, onFilter: ignore, onOpen: ignore })
  const { shown, asked } = await note(nobody, true, page)
  expect(shown.lines).toEqual([
    'Sign in to see what a login adds',
    'This page compares what your account sees with what everyone sees.',
    'Sign in to see more',
  ])
  await shown.press('Sign in to see more')
  expect(asked()).toBe(1)
})
