import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import type { Viewer } from '../../../src/model/viewer'
import { ExportDialog } from '../../../src/stations/export/ExportDialog'
import { stationQuery } from '../catalog/station-query'
import { takeCopiedTexts } from './page'
import { render } from './render'
import { handle, ignore, now, snapshot } from './shown'

/** The dialog of a list with three stations, of which the file has two. */
function exporting(viewer: Viewer, more: Partial<Snapshot> = {}) {
  const rows = async () => ({ rows: [], total: 3, fetchedAt: now })
  return render(
    createElement(ExportDialog, {
      handle: handle({ export: rows }, viewer),
      snapshot: snapshot(more),
      query: stationQuery(),
      matched: 3,
      config: { publisher: 'Open Data Hub', licence: { name: 'CC0', url: 'https://cc0.example/' } },
      getLink: (hasStation) => `https://plugboard.example/${hasStation ? '?station=S' : ''}`,
      onPrint: ignore,
      onClose: ignore,
    }),
  )
}

const team: Viewer = 'https://issuer|team'

test.each<[string, Viewer, Partial<Snapshot>, boolean]>([
  ['whose login shows some', team, { revealed: { values: 1, stationCount: 1 } }, true],
  ['whose login shows none', team, { revealed: { values: 0, stationCount: 0 } }, false],
  ['while the open answer is cut off', team, { revealed: null }, true],
  ['whose token is refused', team, { revealed: null, tokenFailure: 'refused' }, false],
  ['who is not signed in', 'anonymous', { revealed: null }, false],
])(
  'closed values are offered to a viewer %s as they may be in the file',
  async (_, viewer, more, isOffered) => {
    expect((await exporting(viewer, more)).text.includes('Include closed values')).toBe(isOffered)
  },
)

test('a file is called one of open data only if closed data is left out', async () => {
  const note = 'This file is what everyone sees.'
  const shown = await exporting(team, { revealed: { values: 1, stationCount: 1 } })
  expect(shown.text).toContain(note)
  await shown.tick(/^Include closed values/)
  expect(shown.text).not.toContain(note)
  expect((await exporting('anonymous')).text).not.toContain(note)
})

test('the open licence is for the open data only where closed values are included', async () => {
  const shown = await exporting(team, { revealed: { values: 1, stationCount: 1 } })
  expect(shown.text).toContain('Data: Open Data Hub, CC0.')
  await shown.tick(/^Include closed values/)
  expect(shown.text).toContain('Data: Open Data Hub, CC0 for the open data only.')
  expect((await exporting('anonymous')).text).toContain('Data: Open Data Hub, CC0.')
})

test('the copied link opens the station that is open beside the list', async () => {
  const shown = await exporting('anonymous')
  await shown.press('Copy link')
  expect(takeCopiedTexts()).toEqual(['https://plugboard.example/?station=S'])
})
