import { expect, test } from '../harness/staged'
import { open, stage, station } from './staged-world'

test('an unknown state is shown as stated', async ({ page, network, openPage }) => {
  stage(network, { stations: [station('A', { state: 'MAINTENANCE2' })] })
  await openPage()
  await expect(await open(page, 'A')).toContainText('stated as “MAINTENANCE2”')
})
