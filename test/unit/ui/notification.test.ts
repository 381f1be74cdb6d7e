import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: { data: unknown }) => void

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Pages have permission, but cannot make one. */
class NotificationOfWorker {
  static permission = 'granted'
  constructor() {
    throw new TypeError('Illegal constructor')
  }
}

interface Shown {
  tag: string
  data: unknown
}

/**
 * Opens a page of a browser in which only the service worker shows notifications.
 * @param clientId by which the service worker knows the page; `null`: one that does not answer
 */
async function openPage(shown: Shown[], clientId: string | null) {
  const listeners: Listener[] = []
  const active = {
    postMessage(message: unknown, [port]: [MessagePort]) {
      if (message === 'client-id' && clientId !== null) port.postMessage(clientId)
    },
  }
  const registration = {
    active,
    showNotification: async (_title: string, { tag, data }: Shown) => void shown.push({ tag, data }),
  }
  vi.resetModules()
  const { showNotification } = await import('../../../src/ui/browser/notification')
  const clicked: string[] = []
  return {
    clicked,
    async show(title: string) {
      vi.stubGlobal('Notification', NotificationOfWorker)
      vi.stubGlobal('window', { Notification })
      vi.stubGlobal('navigator', {
        serviceWorker: {
          getRegistration: async () => registration,
          addEventListener: (_kind: string, listener: Listener) => listeners.push(listener),
        },
      })
      const onClick = () => void clicked.push(title)
      expect(await showNotification({ title, body: '', tag: 'plugboard-free', onClick })).toBe('shown')
    },
    receive(tag: string | undefined) {
      for (const listener of listeners) listener({ data: { clicked: tag } })
    },
  }
}

test('a click on a notification of the service worker is handled by its page only', async () => {
  const shown: Shown[] = []
  const pages = [await openPage(shown, 'one'), await openPage(shown, 'other')] as const
  await pages[0].show('Station A')
  await pages[1].show('Station B')
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(2)
  expect(shown.map(({ data }) => data)).toEqual(['one', 'other'])
  for (const page of pages) page.receive(shown[1]?.tag)
  expect(pages.map(({ clicked }) => clicked)).toEqual([[], ['Station B']])
})

test('a service worker of an earlier version shows the notification too', async () => {
  vi.useFakeTimers()
  const shown: Shown[] = []
  const page = await openPage(shown, null)
  const isShown = page.show('Station A')
  await vi.advanceTimersByTimeAsync(1_000)
  await isShown
  expect(shown.map(({ data }) => data)).toEqual([undefined])
})
