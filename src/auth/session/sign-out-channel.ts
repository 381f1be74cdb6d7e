export interface SignOutChannel {
  /**
   * Announces a sign-out in the next task, or when the page is left, so that this page removes closed data before other
   * tabs, which may share its processor, remove theirs.
   */
  announce(sessionSecret: string): void
  close(): void
}

type PageHideEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Sends sign-outs to the other tabs of this browser and receives theirs. Any script of the origin can send a message,
 * so a message is only valid if it equals the receiver's `sessionSecret`.
 */
export function openSignOutChannel(
  page: PageHideEvents,
  onMessage: (message: unknown) => void,
): SignOutChannel {
  const channel = new BroadcastChannel('plugboard-session')
  const unsent: string[] = []
  const sendAll = () => {
    for (const secret of unsent.splice(0)) channel.postMessage(secret)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
  page.addEventListener('pagehide', sendAll)
  return {
    announce(sessionSecret) {
      unsent.push(sessionSecret)
      setTimeout(sendAll)
    },
    close() {
      sendAll()
      page.removeEventListener('pagehide', sendAll)
      channel.close()
    },
  }
}
