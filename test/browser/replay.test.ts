import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { counts, details, option, promised, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

const accessibilities = [
  'Free publicly accessible',
  'Paying publicly accessible',
  'Restricted access',
  undefined,
]

/**
 * A feed of the OICP family as the service answers it, 40 places beside Lake Maggiore with a plug each: 20 taken, and
 * of the other 20 five that were measured an hour ago.
 */
function record(folder: string): void {
  const stations = Array.from({ length: 40 }, (_, index) => ({
    sactive: true,
    savailable: true,
    sorigin: 'BFE',
    scode: `CH*TST:${index}`,
    scoordinate: { x: 8.6 + index * 0.01, y: 46.1 + (index % 7) * 0.02, srid: 4326 },
    stype: 'EChargingStation',
    sname: `Porto ${index}`,
    smetadata: { operatorName: 'Testa', city: 'Locarno', accessibility: accessibilities[index % 4] },
  }))
  const plugs = stations.map((station, index) => ({
    ...station,
    stype: 'EChargingPlug',
    scode: `CH*TST*E${index}`,
    smetadata: {
      plugs: ['CCS Combo 2 Plug (Cable Attached)'],
      chargingFacilities: '[{"power":"150.0","powertype":"DC"}]',
    },
    pcode: station.scode,
    ptype: 'EChargingStation',
  }))
  const status = plugs.map((plug, index) => ({
    ...plug,
    tname: 'echarging-plug-status-oicp',
    mvalue: index % 2 ? 'Occupied' : 'Available',
    mperiod: 600,
    mvalidtime: `2026-11-20 ${index % 8 === 6 ? 12 : 13}:00:00.000+0000`,
    tunit: '',
  }))
  const answers = {
    'flat/EChargingStation': stations,
    'flat/EChargingPlug': plugs,
    'flat/EChargingPlug/echarging-plug-status-oicp/latest': status,
  }
  for (const [path, data] of Object.entries(answers)) {
    const file = join(folder, `${path}.json.gz`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, gzipSync(JSON.stringify({ offset: 0, limit: -1, data })))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plugboard-recording-'))
record(folder)
test.use({ sandbox: { SANDBOX_REPLAY: folder } })

test('all stations of a recorded feed are listed, drawn and counted', async ({ page, openPage }) => {
  await openPage()
  await waitForMap(page)
  expect(await counts(page)).toEqual({ matched: 40, of: 40 })
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '40')
  expect(await promised(page, 'Access type', 'Public')).toBe(20)
  expect(await promised(page, 'Access type', 'Restricted')).toBe(10)
  expect(await promised(page, 'Access type', 'Access not stated')).toBe(10)
  await option(page, 'Access type', 'Restricted').check()
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '10')
})

test('a recorded station opens with all its fields', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?station=CH*TST:4')
  await expect(details(page).getByRole('heading', { name: 'Porto 4' })).toBeVisible()
  await expect(details(page)).toContainText('CCS 150 kW')
  await expect(details(page)).toContainText('1 of 1 free')
  await expect(details(page)).toContainText('measured 2 min ago · 14:00')
})

test.describe('on a screen that is high enough for the whole list', () => {
  test.use({ viewport: { width: 1280, height: 2000 } })
  test('“Free now” filters by a free plug with a live status, in list, map, count and address', async ({
    page,
    openPage,
  }) => {
    await openPage()
    await waitForMap(page)
    expect(await promised(page, 'Features', 'Free now')).toBe(15)
    await option(page, 'Features', 'Free now').check()
    await expect.poll(() => counts(page)).toEqual({ matched: 15, of: 40 })
    await expect(stationMap(page)).toHaveAttribute('data-drawn', '15')
    expect(new URL(page.url()).search).toBe('?feature=free-now')
    const rows = stationList(page).getByRole('listitem')
    await expect(rows.locator('.row-free')).toHaveText(Array(15).fill(/^\s*[1-9]\d* of \d+ free$/))
    await expect(rows.filter({ hasText: /old/ })).toHaveCount(0)
  })
})
