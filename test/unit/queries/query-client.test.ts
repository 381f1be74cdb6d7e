import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../../../src/queries/query-client'

/** Asks a query that always fails. Returns how often it is called until it has failed. */
async function countCalls(): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new Error('down')))
  const client = createQueryClient()
  onlineManager.setOnline(false)
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn })
  onTestFinished(observer.subscribe(() => undefined))
  onTestFinished(() => onlineManager.setOnline(true))
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  return queryFn.mock.calls.length
}

test('without a network a query is sent once, because the calls themselves retry', async () => {
  expect(await countCalls()).toBe(1)
})
