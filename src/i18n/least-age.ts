import { day, hour, minute } from '../durations'
import type { LengthFormats } from './length-formats'

/** Formats a length of time, milliseconds, of which at least this much is known: `age` would round it up as well. */
export function leastAge({ age, span }: Pick<LengthFormats, 'age' | 'span'>, length: number): string {
  const [, name] = span(length)
  const unit = { minute, hour, day }[name]
  return age(0, Math.floor(length / unit) * unit)
}
