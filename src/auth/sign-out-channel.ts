export interface SignOutChannel {
  /**
   * Announces a sign-out in the next turn, or when the page is left, so that this page removes closed data before other
   * tabs, which may share its processor, remove theirs.
   */
  announce(sessionSecret: string): void
  close(): void
}

type Leaving = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Sends sign-outs to the other tabs of this browser and receives theirs. Any script of the origin can send a message,
 * so a message is only valid if it equals the receiver's `sessionSecret`.
 */
export function openSignOutChannel(page: Leaving, onMessage: (message: unknown) => void): SignOutChannel {
  const channel = new BroadcastChannel('plugboard-session')
  const untold: string[] = []
  const tell = () => {
    for (const secret of untold.splice(0)) channel.postMessage(secret)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
  page.addEventListener('pagehide', tell)
  return {
    announce(sessionSecret) {
      untold.push(sessionSecret)
      setTimeout(tell)
    },
    close() {
      tell()
      page.removeEventListener('pagehide', tell)
      channel.close()
    },
  }
}
