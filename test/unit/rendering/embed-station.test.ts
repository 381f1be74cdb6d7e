import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { EmbedStation } from '../../../src/embed/EmbedStation'
import { noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { loaded, station } from '../catalog/small-service'
import { render } from './render'
import { config, ignore, now, stations } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

test('a station in a frame has neither places of another service nor a problem report', async () => {
  const { catalog, snapshot } = await loaded({ stations: [station('S', { categories: ['SLEEP&CHARGE'] })] })
  const page = {
    config: { ...config, tourism: { baseUrl: 'https://tourism.test' }, report: 'mailto:r@x.example' },
    stations: stations({ handle: { viewer: anonymous, catalog } }),
    view: { station: 'S', filters: noFilters },
    resetFilters: ignore,
  } as unknown as ComponentProps<typeof PageContext>['value']
  const opening = {
    opener: null,
    sheet: { height: 'half', onHeight: ignore },
    open: ignore,
    close: ignore,
  } as const
  const around = (children: ReactNode) => createElement(PageContext, { value: page }, children)
  const shown = await render(createElement(EmbedStation, { snapshot, opening }), { around })
  expect(shown.text).toContain('About this station')
  expect(shown.text).not.toContain('Places to stay')
  expect(shown.text).not.toContain('Report a problem')
})
