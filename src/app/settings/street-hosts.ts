import { useSyncExternalStore } from 'react'
import type { Config } from '../../config/config'
import { storedText } from '../../ui/stored/stored-text'

type OnlineMap = NonNullable<Config['basemap']>

const stored = storedText('plugboard.streets')

/** Returns the hosts that the person allows the map to use, on this device. */
export function allowedHosts(): readonly string[] {
  return (stored.read() ?? '').split(' ').filter((host) => host !== '')
}

export function allowHosts(hosts: readonly string[]): void {
  stored.write([...new Set([...allowedHosts(), ...hosts])].join(' '))
}

export function forbidHosts(hosts: readonly string[]): void {
  stored.write(
    allowedHosts()
      .filter((host) => !hosts.includes(host))
      .join(' '),
  )
}

/**
 * Returns the hosts that the person has to allow before the map may use any of them.
 * @param site host of this site, which needs no permission
 */
export function hostsToAllow(online: OnlineMap, site: string): readonly string[] {
  if ('archive' in online || online.ask === false) return []
  const { light, dark, origins, ask } = online
  const hosts = [...new Set([light, dark, ...origins].map((address) => new URL(address).host))]
  return ask ? hosts : hosts.filter((host) => host !== site)
}

/** Returns whether the person allows all of `hosts`; updates on changes in the settings and in other tabs. */
export function useIsAllowed(hosts: readonly string[]): boolean {
  useSyncExternalStore(stored.subscribe, stored.read)
  const allowed = allowedHosts()
  return hosts.every((host) => allowed.includes(host))
}
