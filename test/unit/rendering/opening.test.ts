import { createElement } from 'react'
import { expect, test } from 'vitest'
import { useOpening } from '../../../src/app/page/use-opening'
import { render } from './render'

/** Sheet of an opened station, and what opens the next one. */
function Probe({ onStation }: { onStation(id: string): void }) {
  const { sheet, open } = useOpening(onStation)
  return createElement(
    'div',
    { className: sheet.height },
    createElement('button', { type: 'button', onClick: () => sheet.onHeight('full') }, 'Raise'),
    createElement('button', { type: 'button', onClick: () => open('B') }, 'Open'),
  )
}

test('each station opens at half height, whatever the height of the one before', async () => {
  const opened: string[] = []
  const page = await render(createElement(Probe, { onStation: (id) => void opened.push(id) }))
  await page.press('Raise')
  expect(page.all('.full')).toHaveLength(1)
  await page.press('Open')
  expect(page.all('.half')).toHaveLength(1)
  expect(opened).toEqual(['B'])
})
