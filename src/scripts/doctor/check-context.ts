import type { Config } from '../../config/config'
import type { SendRequest } from './request'

/** Input of every check. */
export interface CheckContext {
  config: Config
  /** Origin of the deployed site; `null`: none was given. */
  site: string | null
  request: SendRequest
  /** Time limit of one request, milliseconds. */
  timeout: number
}

export const isLoopback = (address: string | URL) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/** Returns whether a page on https may send requests to an address: it has https or is on this machine. */
export const isSafe = (address: string | URL) => new URL(address).protocol === 'https:' || isLoopback(address)
