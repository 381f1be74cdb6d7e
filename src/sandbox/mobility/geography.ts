import { isRecord } from '../../contract/type-guards'
import { metresBetween } from '../../model/distance'
import type { Literal } from './where'

export interface Point {
  x: number
  y: number
}

export type PointTest = (point: Point) => boolean

const wgs84 = 4326

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
  if (operator === 'dlt') {
    const centre = { lon: b, lat: c }
    return ({ x, y }) => metresBetween({ lon: x, lat: y }, centre) < a
  }
  return ({ x, y }) => x >= a && y >= b && x <= c && y <= d
}

export function isPoint(value: unknown): value is Point {
  return isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number'
}
