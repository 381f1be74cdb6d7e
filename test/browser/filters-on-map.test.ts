import { counts, listed, option, promised, stationMap, waitForMap } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, test } from './harness/test'

interface Row {
  scode?: unknown
  scoordinate?: { x: number; y: number }
  smetadata?: { accessType?: string; accessibility?: string; categories?: string | string[] }
}

const isPublic = ({ smetadata }: Row) =>
  smetadata?.accessType === 'PUBLIC' || /^(Free|Paying) publicly/.test(smetadata?.accessibility ?? '')
const mayEat = ({ smetadata }: Row) => smetadata?.categories?.includes('EAT&CHARGE') ?? false

const choices: {
  name: string
  options: [group: string, option: string][]
  search: string
  fits: (row: Row) => boolean
  tag?: '@deep'
}[] = [
  {
    name: 'PUBLIC',
    options: [['Access type', 'Public']],
    search: '?access=PUBLIC',
    fits: isPublic,
    tag: '@deep',
  },
  {
    name: 'EAT&CHARGE',
    options: [['Category', 'Eat & charge']],
    search: '?category=EAT%26CHARGE',
    fits: mayEat,
    tag: '@deep',
  },
  {
    name: 'both',
    options: [
      ['Access type', 'Public'],
      ['Category', 'Eat & charge'],
    ],
    search: '?access=PUBLIC&category=EAT%26CHARGE',
    fits: (row) => isPublic(row) && mayEat(row),
  },
]

for (const { name, options, search, fits, tag } of choices)
  test(`list, map, counts and address agree on the filter ${name}; reload, back and forward restore it`, {
    tag: tag ?? [],
  }, async ({ page, openPage, app }) => {
    const data = await rowsOf<Row>(app.sandboxOrigin, 'EChargingStation?limit=-1')
    const rows = data.filter(({ scode }) => typeof scode === 'string' && scode !== '')
    const fitting = rows.filter(fits)
    const drawable = fitting.filter(
      ({ scoordinate: coordinates }) => coordinates && (coordinates.x !== 0 || coordinates.y !== 0),
    )
    expect(drawable.length).toBeGreaterThan(0)

    await openPage()
    await waitForMap(page)
    const all = { matched: rows.length, of: rows.length }
    expect(await counts(page)).toEqual(all)
    for (const [group, label] of options) {
      const promise = await promised(page, group, label)
      await option(page, group, label).check()
      await expect.poll(async () => (await counts(page)).matched).toBe(promise)
    }

    const agree = async () => {
      await expect.poll(() => counts(page)).toEqual({ matched: fitting.length, of: rows.length })
      await expect.poll(() => listed(page)).toBe(fitting.length)
      await expect(stationMap(page)).toHaveAttribute('data-drawn', String(drawable.length))
      for (const [group, label] of options) await expect(option(page, group, label)).toBeChecked()
      expect(new URL(page.url()).search).toContain(search)
    }
    await agree()
    await page.reload()
    await agree()
    for (const _ of options) await page.goBack()
    await expect.poll(() => counts(page)).toEqual(all)
    for (const _ of options) await page.goForward()
    await agree()
  })
