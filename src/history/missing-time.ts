import type { MissingTime } from '../model/history'
import type { KnownHistory } from './queries'

/** Whether even the newest part was refused, so that the age of the range is not the reason. */
export function isWholeRangeRefused({ to, reason }: MissingTime, until: number): boolean {
  return reason === 'range' && to >= until
}

/** Whether loading again may bring more. */
export function canLoadMore({ missing, until }: Pick<KnownHistory, 'missing' | 'until'>): boolean {
  return missing.some((one) => one.reason !== 'range' || isWholeRangeRefused(one, until))
}
