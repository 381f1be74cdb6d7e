import { counts, stationList } from './harness/page-parts'
import { expect, faults, test } from './harness/staged'

test('staged answers, configurations and faults reach the page', { tag: '@without-map' }, async ({
  page,
  openPage,
  network,
  problems,
}) => {
  interface Rows {
    data: { sname?: string }[]
  }
  network.rewrite<Rows>(/\/flat\/EChargingStation(\?|$)/, ({ data, ...rest }) => ({
    ...rest,
    data: data.map((row, index) => (index === 0 ? { ...row, sname: 'AAA staged' } : row)),
  }))
  await network.configure((config) => ({
    ...config,
    geocoder: { kind: 'photon', url: 'http://geo.localhost/' },
  }))
  network.fail(/^http:\/\/geo\.localhost\//, faults.answer({ features: [] }))
  problems.allow(/request to another host: http:\/\/geo\.localhost\//)
  await openPage('/?sort=name')
  await expect(stationList(page).getByText('AAA staged')).toBeVisible()
  expect((await counts(page)).of).toBeGreaterThan(0)

  expect(await page.evaluate(() => fetch('http://geo.localhost/').then((answer) => answer.json()))).toEqual({
    features: [],
  })
  problems.allow(/config\.json|ERR_/)
  network.fail(/\/config\.json/, faults.reset, { count: 1 })
  const ask = () =>
    page.evaluate(() =>
      fetch('/config.json')
        .then((answer) => answer.text())
        .catch(String),
    )
  expect(await ask()).toBe('TypeError: Failed to fetch')
  expect(await ask()).toContain('geo.localhost')
})
