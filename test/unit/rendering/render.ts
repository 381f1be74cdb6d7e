import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { ConcurrentRoot } from 'react-reconciler/constants'
import { expect, onTestFinished, vi } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { type Language, loadMessages } from '../../../src/i18n/languages'
import { createQueryClient } from '../../../src/queries/query-client'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { findFaults } from './faults'
import { Container, type Host } from './host'
import { listTypesOfListeners, takeWarnings } from './page'
import { acting, reconciler } from './reconciler'
import { Rendered } from './rendered'

// React renders components in node into a tree without DOM, styles and layout: with their words, queries, state and
// effects. Handlers can be called.

// By default queries notify by a timer, which may end after React's `act`.
notifyManager.setScheduler(queueMicrotask)

interface Options {
  language?: Language
  /** What stands around the element, such as the session. */
  around?: (element: ReactNode) => ReactNode
}

/** Mounts an element until the test ends. */
async function mount(element: ReactNode): Promise<Container> {
  const container = new Container()
  const report = (error: unknown) => console.error(error)
  const root = reconciler.createContainer(
    ...([container, ConcurrentRoot, null, false, null, ''] as const),
    ...([report, report, report, () => undefined, null] as const),
  )
  const listeners = listTypesOfListeners()
  onTestFinished(async () => {
    await acting(() => reconciler.updateContainer(null, root))
    // A part that is gone must not act on a key, or on a change of the window.
    expect(listTypesOfListeners(), 'listeners of a part that is gone').toEqual(listeners)
  })
  onTestFinished(() => void Object.assign(document, { activeElement: document.body }))
  await acting(() => reconciler.updateContainer(element, root))
  return container
}

/** Renders an element until no query is open. @throws for what no page may have, see `faults.ts` */
export async function render(element: ReactNode, options: Options = {}): Promise<Rendered> {
  const { language = 'en', around = (node: ReactNode) => node } = options
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  await i18n.complete()
  const client = createQueryClient()
  // Its queries would keep data, and a timer, for some minutes.
  onTestFinished(() => client.clear())
  const container = await mount(
    createElement(
      QueryClientProvider,
      { client },
      createElement(() => I18nProvider({ i18n, children: around(element) })),
    ),
  )

  async function settle(): Promise<Host[]> {
    let commits: number
    do {
      commits = container.commits
      await acting(() => vi.dynamicImportSettled())
    } while (container.commits !== commits || client.isFetching() > 0)
    return document.body instanceof Container ? [container, ...document.body.children] : [container]
  }

  async function settleWithoutFaults(): Promise<Host[]> {
    const hosts = await settle()
    const faults = [...findFaults(new Rendered(i18n, hosts, settle).elements), ...takeWarnings()]
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return hosts
  }
  return new Rendered(i18n, await settleWithoutFaults(), settleWithoutFaults)
}
