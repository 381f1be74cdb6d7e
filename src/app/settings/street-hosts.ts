import { useSyncExternalStore } from 'react'
import type { Config } from '../../config'
import { keptText } from '../../ui/kept-text'

type OnlineMap = NonNullable<Config['basemap']>

const kept = keptText('plugboard-streets')

/** Hosts that the person lets the map ask for streets, on this device. */
export function allowedHosts(): readonly string[] {
  return (kept.read() ?? '').split(' ').filter((host) => host !== '')
}

export function allowHosts(hosts: readonly string[]): void {
  kept.keep([...new Set([...allowedHosts(), ...hosts])].join(' '))
}

export function forbidHosts(hosts: readonly string[]): void {
  kept.keep(
    allowedHosts()
      .filter((host) => !hosts.includes(host))
      .join(' '),
  )
}

/**
 * Hosts that the person has to allow before the map may ask one of them.
 * @param site the host of this site, which needs nobody's leave
 */
export function hostsToAllow(online: OnlineMap, site: string): readonly string[] {
  if ('archive' in online || online.ask === false) return []
  const { light, dark, origins, ask } = online
  const hosts = [...new Set([light, dark, ...origins].map((address) => new URL(address).host))]
  return ask ? hosts : hosts.filter((host) => host !== site)
}

/** Whether the person allows all of `hosts`; also after a change in the settings, or in another tab. */
export function useAllows(hosts: readonly string[]): boolean {
  useSyncExternalStore(kept.subscribe, kept.read)
  const allowed = allowedHosts()
  return hosts.every((host) => allowed.includes(host))
}
