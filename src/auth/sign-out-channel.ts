export interface SignOutChannel {
  /**
   * A turn later, or when the page goes: what is closed leaves this page before other tabs of this browser, which
   * may have to share its processor, begin to clear theirs.
   */
  announce(sessionSecret: string): void
  close(): void
}

type Leaving = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Reports a sign-out to the other tabs of this browser, and receives theirs. Any script of the origin
 * can send here: what comes counts only if it is the receiver's own `sessionSecret`.
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
