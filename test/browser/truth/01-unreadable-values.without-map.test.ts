import { expect, test } from '../harness/staged'
import { signIn } from '../harness/test'
import { number, open, rowOf, stage, station } from './staged-world'

test('an unreadable public value is "not understood", not "closed"', async ({ page, network, openPage }) => {
  stage(network, {
    stations: ['minus', 'word', 'object', 'refused'].map((id) => station(id)),
    latest: [
      number('minus', -1),
      number('word', 'AVAILABLE'),
      number('object', { free: 2 }),
      number('refused', [2]),
    ],
  })
  await openPage()
  for (const id of ['minus', 'word', 'object', 'refused']) {
    await expect(rowOf(page, id)).toContainText('Not understood')
    const panel = await open(page, id)
    await expect(panel).toContainText('Status not understood')
    await expect(panel).not.toContainText(
      /not public|some accounts|Ask the operator|Sign in to see|AVAILABLE|-1/,
    )
  }
  await page.getByRole('button', { name: 'More filters' }).click()
  const status = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Status' })
  await expect(status.getByRole('checkbox', { name: /^Not understood/ })).toBeAttached()
  await expect(status.getByRole('checkbox', { name: /^Status not public/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await signIn(page, 'team')
  await expect(await open(page, 'word')).toContainText('AVAILABLE')
})
