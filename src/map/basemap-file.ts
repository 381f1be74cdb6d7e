import { useSyncExternalStore } from 'react'
import { untilNextTry } from '../config/next-try'
import type file from '../model/basemap.json'
import url from '../model/basemap.json?url'

/** The embedded map as its file has it: lines in integer steps, and whose data it is. */
export type BasemapFile = typeof file

/** A town of the file, the largest first. `population` is 0 where nobody states it. */
type TownRow = [name: string, lon: number, lat: number, population: number]

export const townRows = ({ towns }: BasemapFile) => towns as TownRow[]

const listeners = new Set<() => void>()
let current: BasemapFile | null = null
let isAsked = false

/** Asks until the file is there: after failures only when it is worth another try. */
async function ask(): Promise<void> {
  for (let failures = 1; current === null; failures += 1) {
    current = await fetchFile()
    if (current === null) await untilNextTry(failures)
  }
  for (const listener of listeners) listener()
}

/** @returns `null` where it does not arrive: a map without it shows ground and stations */
async function fetchFile(): Promise<BasemapFile | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** The embedded map, which is data and no script: the picture and MapLibre share one answer. */
export const basemapFile = {
  /** Asks for it once. */
  load(): void {
    if (!isAsked) void ask()
    isAsked = true
  },
  /** `null` until it is there. */
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The embedded map; `null` until it is there. */
export function useBasemapFile(): BasemapFile | null {
  return useSyncExternalStore(basemapFile.subscribe, basemapFile.current)
}
