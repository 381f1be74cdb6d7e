/** How far back one looks. */
export type Span = 'day' | 'week'
export const spans: readonly Span[] = ['day', 'week']

const hour = 3_600_000
const lengths: Record<Span, number> = { day: 24 * hour, week: 7 * 24 * hour }

/** As often as the service's values move; a newer measurement asks anew by itself. */
const step = 300_000

/** `[from, to)` in epoch milliseconds; the same for a few minutes, so that it can be part of a key. */
export function boundsOf(span: Span, now: number): { from: number; to: number } {
  const to = (Math.floor(now / step) + 1) * step
  return { from: to - lengths[span], to }
}
