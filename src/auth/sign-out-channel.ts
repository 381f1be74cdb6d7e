import type { Viewer } from '../model/viewer'

export interface SignOutChannel {
  announce(viewer: Viewer): void
  close(): void
}

/** Tells the other tabs of this browser that a viewer signed out, and hears it from them. */
export function openSignOutChannel(onSignedOut: (viewer: unknown) => void): SignOutChannel {
  const channel = new BroadcastChannel('plugboard-session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onSignedOut(data)
  return { announce: (viewer) => channel.postMessage(viewer), close: () => channel.close() }
}
