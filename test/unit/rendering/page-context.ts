import { type ComponentProps, createElement, type ReactNode } from 'react'
import { PageContext } from '../../../src/app/page/PageContext'
import { SessionProvider } from '../../../src/auth/SessionContext'
import type { Session } from '../../../src/auth/session/session'
import type { SessionState } from '../../../src/auth/session-state'
import { noFilters } from '../../../src/model/filters'
import { config, handle, ignore, stations } from './shown'

type Page = ComponentProps<typeof PageContext>['value']

/** What a page was asked to do, in the order of the calls. */
export type Calls = [what: string, ...how: unknown[]][]

/** Surrounds an element with a page that writes down what it is asked to do. */
export function withPage(calls: Calls, { view = {}, more = {} }: { view?: object; more?: object } = {}) {
  const note =
    (what: string) =>
    (...how: unknown[]) =>
      void calls.push([what, ...how])
  const page = {
    config,
    view: { filters: noFilters, station: '', work: '', within: '', sort: 'near', range: 'day', ...view },
    changeView: note('change'),
    onFilter: note('filter'),
    resetFilters: note('reset'),
    onOpen: note('open'),
    stations: { ...stations(), handle: handle(), refresh: note('refresh'), error: null, ...more },
  } as unknown as Page
  return (children: ReactNode) => createElement(PageContext, { value: page }, children)
}

/** Surrounds an element with a session in this state. */
export function withSession(state: SessionState, more: object = {}) {
  const session = {
    subscribe: () => ignore,
    state: () => state,
    available: true,
    isFramed: false,
    timeLeft: () => null,
    ...more,
  } as unknown as Session
  return (children: ReactNode) => createElement(SessionProvider, { session, children })
}
