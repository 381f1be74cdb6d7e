import { type ComponentProps, createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { WorkScope } from '../../../src/app/work/WorkScope'
import { noFilters } from '../../../src/model/filters'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { stations } from './shown'

async function scope(work: string, search: string) {
  const before = window.location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.replaceState(null, '', search)
  const query = stationQuery({ filters: { ...noFilters, provider: ['Neogy'] } })
  const value = { stations: stations({ query }), view: { work } } as unknown as ComponentProps<
    typeof PageContext
  >['value']
  return render(createElement(PageContext, { value }, createElement(WorkScope)))
}

const onPaper = async (work: string, search: string) => (await scope(work, search)).texts('.print-only')

test('a printed page of the team names the filters of the stations and its own', async () => {
  expect(await onPaper('attention', '?reason=old')).toEqual(['Chosen filters: Neogy · Report overdue'])
  expect(await onPaper('revealed', '?type=echarging-plug-status')).toEqual([
    'Chosen filters: Neogy · Plug status',
  ])
  expect(await onPaper('quality', '?reason=old&type=echarging-plug-status')).toEqual([
    'Chosen filters: Neogy',
  ])
})

test('a page of the team names the filters of the stations, with a button that resets them', async () => {
  const page = await scope('attention', '?reason=old')
  expect(page.texts('.work-scope')).toEqual([expect.stringMatching(/Neogy.*Reset filters/s)])
})
