import { instant } from './csv'

interface NameParts {
  /** What the file contains, in one word or several joined by hyphens. */
  content: string
  /** Time of its data. */
  time: string
  /** Whether a row is closed data, or is derived from it. That closed data was asked for does not decide it. */
  isClosed: boolean
  extension: 'csv' | 'geojson'
}

export function toFileName({ content, time, isClosed, extension }: NameParts): string {
  return `plugboard-${content}-${time}${isClosed ? '-with-closed-data' : ''}.${extension}`
}

/** Returns a moment (epoch milliseconds) without characters that file names must not have: `2026-11-20-1300`. */
export function toFileTime(moment: number, timeZone: string): string {
  return (instant(moment, timeZone) ?? '').slice(0, 16).replace('T', '-').replace(':', '')
}
