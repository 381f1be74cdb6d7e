import { useSyncExternalStore } from 'react'
import type file from '../../model/basemap.json'
import url from '../../model/basemap.json?url'
import { waitForNextAttempt } from '../../retry/next-attempt'
import { createStore } from '../../store'

/** Content of the embedded map's file: lines in integer steps, and the publishers of the data. */
export type BasemapFile = typeof file

/** Row of a town. `population` is 0 if no source states it. `german`: the German name if it is known to differ. */
type TownRow = [name: string, lon: number, lat: number, population: number, german?: string]

/**
 * Returns the cities around the region, with their own names only, then the region's towns; of each the largest first.
 */
export const townRows = ({ cities, towns }: BasemapFile) =>
  [...cities.map((city) => city.slice(0, 4)), ...towns] as TownRow[]

const loaded = createStore<BasemapFile | null>(null)
let isRequested = false

/** Requests the file until it has loaded, with a pause after each failure. */
async function loadWithRetries(): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const file = await fetchBasemap(url, maxMilliseconds)
    if (file) return loaded.set(file)
    await waitForNextAttempt(failures)
  }
}

/**
 * Time limit of one request with its whole body. On a slow line the file shares the line with the map's script, so it
 * is longer than that of the configuration.
 */
const maxMilliseconds = 20_000

/** @returns `null` if loading fails: the map then shows ground and stations only */
export async function fetchBasemap(address: string, timeout: number): Promise<BasemapFile | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Loader of the embedded map. The file is data, not a script: the picture and MapLibre share one response. */
export const basemapFile = {
  /** Starts loading. Later calls do nothing. */
  load(): void {
    if (!isRequested) void loadWithRetries()
    isRequested = true
  },
  /** Returns the file; `null` until it has loaded. */
  current: loaded.current,
  subscribe: loaded.subscribe,
}

/** Returns the embedded map; `null` until it has loaded. */
export function useBasemapFile(): BasemapFile | null {
  return useSyncExternalStore(basemapFile.subscribe, basemapFile.current)
}
