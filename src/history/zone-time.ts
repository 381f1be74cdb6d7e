const day = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const digits = '2-digit'
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, second: digits },
  })
  formats.set(timeZone, format)
  return format
}

/** What clocks of the zone show, as epoch milliseconds of the same clock time in UTC. */
function clockAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Milliseconds that clocks of the zone are ahead of UTC. */
export function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000
  return clockAt(whole, timeZone) - whole
}

/** Calendar day in the zone, as `2026-03-29`. */
export function dateOf(at: number, timeZone: string): string {
  return new Date(clockAt(at, timeZone)).toISOString().slice(0, 10)
}

/** The calendar day so many days later. */
export function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Epoch milliseconds of the first moment of a calendar day, also where clocks change at midnight. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(date)
  const offsets = [offsetAt(midnight - day, timeZone), offsetAt(midnight + day, timeZone)]
  const [first, second] = offsets.sort((one, other) => other - one).map((offset) => midnight - offset)
  return first !== undefined && dateOf(first, timeZone) === date ? first : (second ?? midnight)
}

/** ISO 8601 with the zone's offset at that moment: `2026-03-29T03:05:00+02:00`. */
export function instantIn(at: number, timeZone: string): string {
  const offset = offsetAt(at, timeZone)
  const minutes = Math.abs(Math.round(offset / 60_000))
  const digits = (count: number) => String(count).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  const local = new Date(at + offset).toISOString().replace(/(\.000)?Z$/, '')
  return `${local}${sign}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}
