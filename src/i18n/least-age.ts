import { day, hour, minute } from '../durations'
import type { LengthFormats } from './length-formats'

/** Formats the minimum length of a time, milliseconds. It is rounded down, because `age` may round up. */
export function leastAge({ age, span }: Pick<LengthFormats, 'age' | 'span'>, length: number): string {
  const [, name] = span(length)
  const unit = { minute, hour, day }[name]
  return age(0, Math.floor(length / unit) * unit)
}
