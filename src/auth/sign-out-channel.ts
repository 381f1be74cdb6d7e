import type { Viewer } from '../model/viewer'

export interface SignOutChannel {
  /**
   * A turn later, or when the page goes: what is closed leaves this page before other tabs of this browser, which
   * may have to share its processor, begin to clear theirs.
   */
  announce(viewer: Viewer): void
  close(): void
}

type Leaving = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Tells the other tabs of this browser that a viewer signed out, and hears it from them. */
export function openSignOutChannel(page: Leaving, onSignedOut: (viewer: unknown) => void): SignOutChannel {
  const channel = new BroadcastChannel('plugboard-session')
  const untold: Viewer[] = []
  const tell = () => {
    for (const viewer of untold.splice(0)) channel.postMessage(viewer)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onSignedOut(data)
  page.addEventListener('pagehide', tell)
  return {
    announce(viewer) {
      untold.push(viewer)
      setTimeout(tell)
    },
    close() {
      tell()
      page.removeEventListener('pagehide', tell)
      channel.close()
    },
  }
}
