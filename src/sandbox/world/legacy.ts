import type { SourceSeries } from '../source'
import { workgroup } from './families/workgroup'
import { findOperator, type Operator } from './operators'
import { type Site, siteAt } from './site'

/** Time at which an operator moved to another system. Its old feed has no new values since. */
const movedAt = Date.parse('2026-10-28T04:00:00Z')

const previousOperator: Operator = {
  origin: 'Neogy',
  name: 'Neogy',
  family: workgroup,
  code: ({ index }) => `NEO_${String(index).padStart(6, '0')}`,
  role: null,
  meterRole: null,
}

interface FormerRecord {
  site: Site
  operator: Operator
  name: string
}

/**
 * Returns the old record of the previous site, for one of 16 sites; otherwise `null`. The site is then in two feeds, a
 * few metres apart, and the old record is still marked as active.
 * @param name name of the previous site
 */
export function makeFormerRecord(simulated: Site, name: string): FormerRecord | null {
  if (simulated.index % 16 !== 5) return null
  const now = siteAt(simulated.index - 1)
  const { position } = now
  if (position === null || position.lon === 0 || findOperator(now).origin !== 'Neogy-AMPECO') return null
  const metresOff = { lon: position.lon + 0.00008, lat: position.lat - 0.00006 }
  const { index, seed, plugs } = simulated
  return {
    site: { ...now, index, seed, plugs, position: metresOff },
    operator: previousOperator,
    name: name.toUpperCase(),
  }
}

/** Returns the series without values after the move. */
export function freezeSeries(series: SourceSeries): SourceSeries {
  return { ...series, latest: (moment) => series.latest(Math.min(moment, movedAt)) }
}
