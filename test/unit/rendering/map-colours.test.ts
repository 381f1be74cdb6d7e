import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { MapColours } from '../../../src/app/work/MapColours'
import { render } from './render'
import { handle, stations } from './shown'

test('each colour of the map says what is coloured, and none has the name of a page', async () => {
  const value = {
    stations: stations({ handle: handle(), snapshot: undefined }),
    view: { work: 'attention' },
  } as unknown as ComponentProps<typeof PageContext>['value']
  const shown = await render(
    createElement(PageContext, { value }, createElement(MapColours, { defaultColour: 'attention' })),
  )
  expect(shown.texts('option')).toEqual([
    ...[
      'Status',
      'Reason for attention',
      'Age of the newest value',
      'Completeness',
      'Occupied plugs',
      'Provider',
    ],
  ])
})
