import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import { minute } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { noFilters } from '../../../src/model/filters'
import { PlugList } from '../../../src/stations/panel/PlugList'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { loaded, now, plug, plugStatus, station } from '../catalog/small-service'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

/** A plug with a measurement of some minutes ago. */
async function measured(minutes: number, isUnchanged: boolean): Promise<PlugDetails> {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [plug('P', 'S')],
    latest: [plugStatus('P', 1)],
  })
  const [found] = (await catalog.details('S', { filters: noFilters, now }))?.plugs ?? []
  if (!found) throw new Error('Expected a plug.')
  return { ...found, isUnchanged, measuredAt: now - minutes * minute, freshness: 'live' }
}

function agesOf(plugs: readonly PlugDetails[], age: string): (string | undefined)[] {
  const list = createElement(PlugList, { plugs, age, now, renderSince: () => null })
  const html = renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children: list })))
  return html
    .split('<li class="plug"')
    .slice(1)
    .map((row) => /plug-age"> · ([^<]*)</.exec(row)?.[1])
}

test.each([
  { plugs: [39, 39], isUnchanged: true, age: 'since 09:21', shown: [undefined, undefined] },
  {
    plugs: [39, 50],
    isUnchanged: true,
    age: 'since 09:21',
    shown: ['since 09:21', 'since 09:10'],
  },
  { plugs: [5, 5], isUnchanged: false, age: '5 min ago', shown: [undefined, undefined] },
  { plugs: [5, 9], isUnchanged: false, age: '5 min ago', shown: ['5 min ago', '9 min ago'] },
])(
  'plugs measured $plugs min ago, sent on change: $isUnchanged, beside "$age" show $shown',
  async ({ plugs, isUnchanged, age, shown }) => {
    expect(agesOf(await Promise.all(plugs.map((minutes) => measured(minutes, isUnchanged))), age)).toEqual(
      shown,
    )
  },
)
