import { isRecord } from '../../contract/type-guards'
import type { Literal } from './where'

export interface Point {
  x: number
  y: number
}

export type PointTest = (point: Point) => boolean

const wgs84 = 4326
/** Mean radius of the Earth, metres. */
const earthRadius = 6_371_009

/**
 * Returns the test of `bbi`, `bbc` (west, south, east, north) or `dlt` (metres, longitude, latitude), each with an
 * optional 4326. For points, intersecting a box (`bbi`) and lying inside it (`bbc`) are the same.
 * @returns `null` if the number of operands or their types are wrong
 */
export function pointTest(operator: 'bbi' | 'bbc' | 'dlt', operands: readonly Literal[]): PointTest | null {
  const size = operator === 'dlt' ? 3 : 4
  const numbers = operands.filter((operand) => typeof operand === 'number')
  const system = numbers[size] ?? wgs84
  if (numbers.length !== operands.length || numbers.length < size || numbers.length > size + 1) return null
  if (system !== wgs84) return null
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  if (operator === 'dlt') return (point) => metresBetween(point, { x: b, y: c }) < a
  return ({ x, y }) => x >= a && y >= b && x <= c && y <= d
}

/** Returns the great-circle distance (haversine), metres. */
function metresBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180
  const dLat = (other.y - one.y) * radians
  const dLon = (other.x - one.x) * radians
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(one.y * radians) * Math.cos(other.y * radians) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function isPoint(value: unknown): value is Point {
  return isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number'
}
