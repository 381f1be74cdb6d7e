import type { Config } from '../../config'
import type { Ask } from './ask'

/** What every part of the examination works with. */
export interface Examination {
  config: Config
  /** Origin of the deployed site; `null`: none was named. */
  site: string | null
  ask: Ask
  /** Milliseconds that one request may take. */
  timeout: number
}

export const isLoopback = (address: string | URL) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/** Whether a page on https, or on this machine, may ask it. */
export const isSafe = (address: string | URL) => new URL(address).protocol === 'https:' || isLoopback(address)
