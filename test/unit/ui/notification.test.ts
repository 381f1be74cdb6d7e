import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: { data: unknown }) => void

afterEach(() => void vi.unstubAllGlobals())

/** Pages have permission, but cannot make one. */
class NotificationOfWorker {
  static permission = 'granted'
  constructor() {
    throw new TypeError('Illegal constructor')
  }
}

/** Opens a page of a browser in which only the service worker shows notifications. */
async function openPage(shown: string[]) {
  const listeners: Listener[] = []
  const registration = {
    active: {},
    showNotification: async (_title: string, { tag }: { tag: string }) => void shown.push(tag),
  }
  vi.resetModules()
  const { showNotification } = await import('../../../src/ui/browser/notification')
  const clicked: string[] = []
  return {
    clicked,
    async show(title: string) {
      vi.stubGlobal('Notification', NotificationOfWorker)
      vi.stubGlobal('window', { Notification, location: { href: 'https://plugboard.test/' } })
      vi.stubGlobal('navigator', {
        serviceWorker: {
          getRegistration: async () => registration,
          addEventListener: (_kind: string, listener: Listener) => listeners.push(listener),
        },
      })
      const onClick = () => void clicked.push(title)
      expect(await showNotification({ title, body: '', tag: 'plugboard-free', onClick })).toBe('shown')
    },
    receive(pressed: string | undefined) {
      for (const listener of listeners) listener({ data: { pressed } })
    },
  }
}

test('a click on a notification of the service worker is handled by its page only', async () => {
  const shown: string[] = []
  const pages = [await openPage(shown), await openPage(shown)] as const
  await pages[0].show('Station A')
  await pages[1].show('Station B')
  expect(new Set(shown).size).toBe(2)
  for (const page of pages) page.receive(shown[1])
  expect(pages.map(({ clicked }) => clicked)).toEqual([[], ['Station B']])
})
