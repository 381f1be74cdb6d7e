import type { Viewer } from '../model/viewer'

/** Tells the other tabs of this browser that `viewer` signed out, and hears it from them. */
export function openSignOutChannel(onSignedOut: (viewer: unknown) => void): (viewer: Viewer) => void {
  const channel = new BroadcastChannel('plugboard-session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onSignedOut(data)
  return (viewer) => channel.postMessage(viewer)
}
