import { resultCount } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { type StationRows, stationLists } from '../harness/staged-rows'

test('unreadable records are not shown as an empty answer', async ({ page, openPage, network }) => {
  let sent = 0
  network.rewrite(stationLists, (json: StationRows) => {
    sent = json.data.length
    return {
      ...json,
      data: json.data.map((row, index) => ({
        ...row,
        sname: index === 0 ? {} : 7,
        scode: index === 1 ? 1 : 'A',
      })),
    }
  })
  await openPage()
  await expect(resultCount(page)).toHaveText(`0 of ${sent} stations readable`)
  const main = page.getByRole('main')
  await expect(main).toContainText('No station could be read')
  await expect(main).toContainText(`It sent ${sent} records; none could be read.`)
  await expect(main).not.toContainText('The service has no stations')
  await expect(main.getByRole('listitem').first()).toHaveText(`${sent - 1} × Name (sname): not text`)
  await main.getByRole('button', { name: 'About this data' }).click()
  const rows = page.getByRole('dialog').getByRole('table').filter({ hasText: 'Received' })
  const stations = (name: string) => rows.getByRole('row', { name }).getByRole('cell').first()
  await expect(stations('Received')).toHaveText(String(sent))
  await expect(stations('Shown')).toHaveText('0')
  await expect(stations('Rejected: could not be read')).toHaveText(String(sent))
})
