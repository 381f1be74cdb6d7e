import { expect, test } from 'vitest'
import { figures, quality } from './quality-page'

const choices = { by: 'station', order: { sort: 'complete', isDescending: false }, period: 'day' }

test('by station there is no number of stations, and a press opens the station', async () => {
  const { shown, calls } = await quality({ choices })
  expect(shown.cellsOf(shown.all('tr')[1]).toSpliced(1, 4).slice(0, 3)).toEqual([
    ...['Station', 'Plugs', 'Complete ↑'],
  ])
  await shown.press('Alperia')
  await shown.tick(/^By provider/)
  expect(calls).toEqual([
    ['open', 'Alperia'],
    ['choices', { by: 'provider' }],
  ])
})

test('a station has its provider and its municipality below its name, as far as they are known', async () => {
  const station = { ...figures, id: 'S', name: 'Bahnhof', provider: 'Alperia', municipality: 'Bozen' }
  const others = [
    { ...station, id: 'T', municipality: '' },
    { ...station, id: 'U', provider: '', municipality: '' },
  ]
  const { shown } = await quality({ choices }, { rows: [station, ...others] })
  const rows = shown.all('tr').slice(2, 5)
  expect(rows.map((row) => shown.cellsOf(row)[0])).toEqual([
    ...['BahnhofAlperia · Bozen', 'BahnhofAlperia', 'Bahnhof'],
  ])
})
