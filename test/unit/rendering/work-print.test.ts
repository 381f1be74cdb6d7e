import { type ComponentProps, createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { WorkPrintHead } from '../../../src/app/work/WorkPrint'
import { noFilters } from '../../../src/model/filters'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { stations } from './shown'

async function head(work: string, search: string) {
  const before = window.location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.replaceState(null, '', search)
  const query = stationQuery({ filters: { ...noFilters, provider: ['Neogy'] } })
  const value = { stations: stations({ query }), view: { work } } as unknown as ComponentProps<
    typeof PageContext
  >['value']
  return (await render(createElement(PageContext, { value }, createElement(WorkPrintHead)))).text
}

test('a printed page of the team names the filters of the stations and its own', async () => {
  expect(await head('attention', '?reason=old')).toBe('Chosen filters: Neogy · Report overdue')
  expect(await head('revealed', '?type=echarging-plug-status')).toBe('Chosen filters: Neogy · Plug status')
  expect(await head('quality', '?reason=old&type=echarging-plug-status')).toBe('Chosen filters: Neogy')
})
