/** Whether the value is a JSON object, neither list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the value is of a measurable type: a number, text, a flag, or a JSON object. */
export function isMeasured(
  value: unknown,
): value is number | string | boolean | Readonly<Record<string, unknown>> {
  return isScalar(value) || typeof value === 'boolean' || isRecord(value)
}

/** Reason of a value that `isMeasured` rejects. */
export const notMeasured = 'expected number, string, boolean or object'

export function isScalar(value: unknown): value is number | string {
  return Number.isFinite(value) || isText(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
