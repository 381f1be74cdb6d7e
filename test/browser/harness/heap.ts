import type { CDPSession, Page } from '@playwright/test'

/** What a page holds after a garbage collection. The first three are bytes. */
export interface Sizes {
  /** JavaScript objects of the page. */
  page: number
  /** Those of all workers together. */
  workers: number
  /** Buffers and external strings of page and workers, which are outside their heaps. */
  buffers: number
  /** Nodes of the document and detached ones. */
  nodes: number
  /** Listeners of events in the page. */
  listeners: number
}

interface Usage {
  usedSize: number
  backingStorageSize: number
}

const sizeNames = ['page', 'workers', 'buffers', 'nodes', 'listeners'] as const

/** Number of measurements: a running refresh holds its answers for a while. */
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
  await session.send('Performance.enable')
  const countOf = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? 0
  }

  async function once(): Promise<Sizes> {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    const sizes: Sizes = {
      page: usedSize,
      workers: 0,
      buffers: backingStorageSize,
      nodes: await countOf('Nodes'),
      listeners: await countOf('JSEventListeners'),
    }
    for (const worker of workers) {
      await askWorker(worker, 'HeapProfiler.collectGarbage')
      const usage = await askWorker(worker, 'Runtime.getHeapUsage')
      sizes.workers += usage.usedSize ?? 0
      sizes.buffers += usage.backingStorageSize ?? 0
    }
    return sizes
  }

  return {
    /** The least of some looks, one after the other. */
    async sizes(): Promise<Sizes> {
      const least = await once()
      for (let look = 1; look < looks; look += 1) {
        await pause(betweenLooks)
        const next = await once()
        for (const name of sizeNames) least[name] = Math.min(least[name], next[name])
      }
      return least
    },
  }
}

/** Asks one nested target something, and waits for its answer. */
function talkTo(session: CDPSession) {
  const waiting = new Map<number, (result: Partial<Usage>) => void>()
  let last = 0
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    waiting.get(id)?.(result ?? {})
    waiting.delete(id)
  })
  return (sessionId: string, method: string): Promise<Partial<Usage>> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, resolve)
      const message = JSON.stringify({ id: last, method })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
}
