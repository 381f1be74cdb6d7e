import { day, hour, minute } from '../durations'
import type { Units } from './units'

/** Lengths of time and distances of one language. */
export interface LengthFormats {
  /** Length of time since `instant`, coarsened to one unit: "3 min", "2 h", "5 days". */
  age(instant: number, now: number): string
  /** A length of time in milliseconds, coarsened to one unit. */
  span(length: number): [amount: number, unit: 'minute' | 'hour' | 'day']
  /** Time since an instant as a phrase, coarsened to one unit: "3 min ago", "5 days ago". */
  ago(instant: number, now: number): string
  /** Distance, rounded to ten metres, or a tenth of a kilometre or mile: "120 m", "1.2 km", "0.7 mi". */
  distance(metres: number): string
}

const metresPerMile = 1_609.344

function toSpan(milliseconds: number): [number, 'minute' | 'hour' | 'day'] {
  if (milliseconds < hour) return [Math.max(1, Math.round(milliseconds / minute)), 'minute']
  if (milliseconds < 2 * day) return [Math.round(milliseconds / hour), 'hour']
  return [Math.round(milliseconds / day), 'day']
}

/** @param timeLocale language of phrases with a time */
export function createLengthFormats(locale: string, timeLocale: string, units: Units): LengthFormats {
  const create = (unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, ...options })
  const spans = {
    minute: create('minute', { unitDisplay: 'short' }),
    hour: create('hour', { unitDisplay: 'short' }),
    day: create('day', { unitDisplay: 'long' }),
  }
  const tenths = { maximumFractionDigits: 1 }
  const metres = create('meter', tenths)
  const kilometres = create('kilometer', tenths)
  const miles = create('mile', tenths)
  const relativeTimes = new Intl.RelativeTimeFormat(timeLocale, { style: 'short' })
  return {
    age(instant, now) {
      const [amount, unit] = toSpan(now - instant)
      return spans[unit].format(amount)
    },
    span: toSpan,
    ago(instant, now) {
      const [amount, unit] = toSpan(now - instant)
      return relativeTimes.format(-amount, unit)
    },
    distance(length) {
      if (units === 'mi') return miles.format(Math.max(0.1, length / metresPerMile))
      const tens = Math.max(10, Math.round(length / 10) * 10)
      return tens < 1000 ? metres.format(tens) : kilometres.format(length / 1000)
    },
  }
}
