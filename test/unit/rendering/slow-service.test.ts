import { createElement } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SlowService } from '../../../src/app/work/SlowService'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { allFetched } from '../catalog/parts'
import { acting } from './reconciler'
import { render } from './render'
import { now, snapshot } from './shown'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

async function waiting(shownSnapshot: Snapshot | undefined) {
  const shown = await render(createElement(SlowService, { snapshot: shownSnapshot }))
  return async (milliseconds: number) => {
    await acting(() => vi.advanceTimersByTime(milliseconds))
    return shown.text
  }
}

test('after four seconds a page of the team says that the service is slow, and what is missing', async () => {
  const wait = await waiting(undefined)
  expect(await wait(3_999)).toBe('')
  expect(await wait(1)).toBe('The service is slow. Not here yet: Stations.')
})

test('parts that have come are not named, and nothing is said once all are here', async () => {
  const coming = { fetchedAt: null, failure: null, isComing: true } as const
  const parts = { ...allFetched(now), plugs: coming, values: coming }
  const wait = await waiting(snapshot({ parts }))
  expect(await wait(4_000)).toBe('The service is slow. Not here yet: Values and Plugs.')
  expect(await (await waiting(snapshot()))(4_000)).toBe('')
})
