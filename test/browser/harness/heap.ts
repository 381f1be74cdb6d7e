import type { CDPSession, Page } from '@playwright/test'

/** Bytes of JavaScript objects that are left after a collection. */
export interface HeapSizes {
  page: number
  /** Of all workers together. */
  workers: number
}

/** Times that one moment is measured: a round that is under way holds its answers for a while. */
const looks = 8
const betweenLooks = 250

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Opens the page's heap and those of its dedicated workers. Call it before the page makes the workers. */
export async function openHeaps(page: Page) {
  const session = await page.context().newCDPSession(page)
  const workers = new Set<string>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId)
  })
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  // Messages to nested targets are the only way that Playwright's session leaves open.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const askWorker = talkTo(session)

  async function once(): Promise<HeapSizes> {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    let ofWorkers = 0
    for (const worker of workers) {
      await askWorker(worker, 'HeapProfiler.collectGarbage')
      ofWorkers += (await askWorker(worker, 'Runtime.getHeapUsage')).usedSize ?? 0
    }
    return { page: usedSize, workers: ofWorkers }
  }

  return {
    /** The least of some looks, one after the other. */
    async sizes(): Promise<HeapSizes> {
      const least = { page: Number.POSITIVE_INFINITY, workers: Number.POSITIVE_INFINITY }
      for (let look = 0; look < looks; look += 1) {
        const { page, workers } = await once()
        least.page = Math.min(least.page, page)
        least.workers = Math.min(least.workers, workers)
        await pause(betweenLooks)
      }
      return least
    },
  }
}

/** Asks one nested target something, and waits for its answer. */
function talkTo(session: CDPSession) {
  const waiting = new Map<number, (result: { usedSize?: number }) => void>()
  let last = 0
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    waiting.get(id)?.(result ?? {})
    waiting.delete(id)
  })
  return (sessionId: string, method: string): Promise<{ usedSize?: number }> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, resolve)
      const message = JSON.stringify({ id: last, method })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
}
