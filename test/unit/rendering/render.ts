import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode, Suspense } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createQueryClient } from '../../../src/app/query-client'
import { type Language, loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { WordsProvider } from '../../../src/ui/Words'
import { findFaults } from './faults'
import { type Host, Rendered } from './rendered'

// Renders components in node as far as they need no browser: with their words, queries and state, without effects,
// styles and layout. Handlers can be called, and a changed state is rendered again.

type Props = Record<string, unknown> & { children?: ReactNode }
type Cells = Map<string, unknown[]>

/** React's hooks for a component that is being rendered. */
interface Hooks {
  useState(initial: unknown): readonly [unknown, (next: unknown) => void]
  useSyncExternalStore(subscribe: unknown, read: () => unknown): unknown
}
const internals = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: Hooks }
}
const current = internals.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

/** Calls a component with state that lasts from one rendering to the next, and with stores as in a browser. */
function callComponent(component: () => ReactNode, path: string, cells: Cells): ReactNode {
  const kept = current.H
  const values = cells.get(path) ?? []
  cells.set(path, values)
  let index = 0
  current.H = {
    ...kept,
    useState(initial) {
      const place = index++
      if (!(place in values)) values[place] = typeof initial === 'function' ? initial() : initial
      const set = (next: unknown) => {
        values[place] = typeof next === 'function' ? next(values[place]) : next
      }
      return [values[place], set]
    },
    useSyncExternalStore: (_, read) => read(),
  }
  try {
    return component()
  } finally {
    current.H = kept
  }
}

interface Place {
  into: Host[]
  index: number
  path: string
  cells: Cells
}

const isText = (node: unknown): node is string | number =>
  typeof node === 'string' || typeof node === 'number'

/** Renders a node and notes its HTML elements with all of their attributes and handlers. */
function Walk({ node, at }: { node: ReactNode; at: Place }): ReactNode {
  const { into, index, path } = at
  if (isText(node)) {
    into[index] = { type: '', text: String(node), props: {}, children: [] }
    return null
  }
  if (Array.isArray(node)) return walkAll(node, at)
  // A portal has children outside of its parent.
  if (node !== null && typeof node === 'object' && 'containerInfo' in node && 'children' in node)
    return walkAll([node.children as ReactNode], at)
  if (!isValidElement(node)) return null
  const { type, props } = node as { type: unknown; props: Props }
  if (type === Fragment) return walkAll([props.children], at)
  if (type === Suspense) return createElement(Suspense, null, walkAll([props.children], at))
  if (typeof type === 'string') {
    const host: Host = { type, text: '', props, children: [] }
    into[index] = host
    return createElement(Walk, { node: [props.children], at: { ...at, into: host.children, index: 0 } })
  }
  if (typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {}))) {
    const rendered = callComponent(() => (type as (props: Props) => ReactNode)(props), path, at.cells)
    return createElement(Walk, { node: rendered, at: { ...at, path: `${path}/${type.name}` } })
  }
  if (typeof type === 'object' && type !== null && 'render' in type) {
    at.into[at.index] = { type: 'svg', text: '', props, children: [] }
    return null
  }
  // Boundaries, contexts and parts that load later: as they are, around what they hold.
  const inner = 'children' in props ? walkAll([props.children], at) : undefined
  if (
    typeof type === 'object' &&
    type !== null &&
    '$$typeof' in type &&
    String(type.$$typeof).includes('lazy')
  )
    return createElement(Loaded, { type: type as unknown as Lazy, props, at })
  return createElement(type as ComponentType<Props>, {
    ...props,
    ...(inner === undefined ? {} : { children: inner }),
  })
}

interface Lazy {
  _init(payload: unknown): ComponentType<Props>
  _payload: unknown
}

/** A component whose script may have to load first. */
function Loaded({ type, props, at }: { type: Lazy; props: Props; at: Place }): ReactNode {
  return createElement(Walk, { node: createElement(type._init(type._payload), props), at })
}

function walkAll(nodes: readonly ReactNode[], at: Place): ReactNode {
  const group: Host = { type: '', text: '', props: {}, children: [] }
  at.into[at.index] = group
  return createElement(
    Fragment,
    null,
    ...nodes.map((node, index) =>
      createElement(Walk, {
        node,
        at: {
          ...at,
          into: group.children,
          index,
          path: `${at.path}/${isValidElement(node) && node.key !== null ? node.key : index}`,
        },
      }),
    ),
  )
}

interface Options {
  language?: Language
  /** What stands around the element, such as the session. */
  around?: (element: ReactNode) => ReactNode
}

/** Renders an element until no query is open. @throws for what no page may have, see `faults.ts` */
export async function render(element: ReactNode, options: Options = {}): Promise<Rendered> {
  const { language = 'en', around = (node: ReactNode) => node } = options
  const words = createTranslator(language, await loadMessages(language), 'Europe/Rome')
  await words.complete()
  const client = createQueryClient()
  const cells: Cells = new Map()

  async function draw(): Promise<Host[]> {
    const hosts: Host[] = []
    const walk = createElement(Walk, { node: element, at: { into: hosts, index: 0, path: '', cells } })
    let failure: unknown = null
    const { prelude } = await prerenderToNodeStream(
      createElement(
        QueryClientProvider,
        { client },
        createElement(() => WordsProvider({ words, children: around(walk) })),
      ),
      {
        onError(error) {
          failure = error
        },
      },
    )
    prelude.resume()
    if (failure !== null) throw failure
    return hosts
  }

  async function settle(): Promise<Host[]> {
    for (;;) {
      const hosts = await draw()
      const open = client
        .getQueryCache()
        .getAll()
        .filter(({ state, options }) => state.status === 'pending' && isEnabled(options) && options.queryFn)
      if (open.length === 0) return hosts
      await Promise.all(open.map((query) => query.fetch().catch(() => undefined)))
    }
  }
  const isEnabled = (queryOptions: object) => !('enabled' in queryOptions) || queryOptions.enabled !== false

  const settleWithoutFaults = async () => {
    const hosts = await settle()
    const faults = findFaults(new Rendered(words, hosts, settle).elements)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return hosts
  }
  return new Rendered(words, await settleWithoutFaults(), settleWithoutFaults)
}
