import type { Series } from '../source'
import { workgroup } from './families/workgroup'
import { findOperator, type Operator } from './operators'
import { type Site, siteAt } from './site'

/** When an operator moved to another system; its old feed has had no news since. */
const movedAt = Date.parse('2026-10-28T04:00:00Z')

const before: Operator = {
  origin: 'Neogy',
  name: 'Neogy',
  family: workgroup,
  code: ({ index }) => `NEO_${String(index).padStart(6, '0')}`,
  right: null,
  meterRight: null,
}

interface Former {
  site: Site
  operator: Operator
  name: string
}

/**
 * Every now and then a record is the former one of the place before it: the same place twice, in two feeds, a few
 * metres apart; the old one was left behind and is still called active.
 * @param name of the place before
 */
export function formerRecord(drawn: Site, name: string): Former | null {
  if (drawn.index % 16 !== 5) return null
  const now = siteAt(drawn.index - 1)
  const { position } = now
  if (position === null || position.lon === 0 || findOperator(now).origin !== 'Neogy-AMPECO') return null
  const metresOff = { lon: position.lon + 0.00008, lat: position.lat - 0.00006 }
  const { index, seed, plugs } = drawn
  return {
    site: { ...now, index, seed, plugs, position: metresOff },
    operator: before,
    name: name.toUpperCase(),
  }
}

/** Without news since the move. */
export function freezeSeries(series: Series): Series {
  return { ...series, latest: (at) => series.latest(Math.min(at, movedAt)) }
}
