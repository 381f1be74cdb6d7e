import { chance } from './chance'
import { ocpi } from './families/ocpi'
import { oicp } from './families/oicp'
import { spreadsheet } from './families/spreadsheet'
import { workgroup } from './families/workgroup'
import type { Family } from './family'
import type { Site } from './site'

export interface Operator {
  /** Name of the feed in the interface. */
  origin: string
  /** Name for people. */
  name: string
  family: Family
  code(site: Site): string
  /** Role that is needed to see the operator's values; `null`: they are open. */
  role: string | null
  /** Role that is needed to see power, sessions and energy; `null`: they are open. */
  meterRole: string | null
}

const open = { role: null, meterRole: null }

/** A private fleet. All its values are closed. */
const fleet: Operator = {
  origin: 'Alpfleet',
  name: 'Alpfleet',
  family: workgroup,
  code: ({ index }) => String(80 + index),
  role: 'BDP_ALPFLEET',
  meterRole: null,
}

/** Operators of the other stations with their shares. The sum of the shares is 1. */
const others: readonly (Operator & { share: number })[] = [
  {
    ...open,
    origin: 'ALPERIA',
    name: 'Alperia',
    family: workgroup,
    share: 0.3,
    code: ({ index }) => `ASM_${String(index).padStart(8, '0')}`,
  },
  {
    ...open,
    origin: 'route220',
    name: 'route220',
    family: workgroup,
    share: 0.22,
    code: ({ index }) => `IT*220*EBZ${String(index).padStart(6, '0')}`,
  },
  {
    ...open,
    origin: 'Neogy-AMPECO',
    name: 'Neogy',
    family: ocpi,
    share: 0.25,
    code: ({ index }) => `Neogy-AMPECO:${77000 + index}`,
    meterRole: 'BDP_NEOGY',
  },
  {
    ...open,
    origin: 'DRIWE-OCPI',
    name: 'DRIWE',
    family: ocpi,
    share: 0.07,
    code: ({ index }) => `DRIWE-OCPI:DW-${String(index).padStart(6, '0')}`,
  },
  {
    ...open,
    origin: 'BFE',
    name: 'Move',
    family: oicp,
    share: 0.08,
    code: ({ index }) => `CH*CCC:CH*CCC*E${20000 + index}`,
  },
  {
    ...open,
    // A feed without a name has the id of a spreadsheet instead. The app must not show it.
    origin: '1sandbox0vgmvyrpeq-lipffalqawcg4lfpakc2mjt79fy',
    name: 'STA',
    family: spreadsheet,
    share: 0.08,
    code: ({ index, name }) => `STA:${name} ${index}`,
  },
]

export function findOperator(site: Site): Operator {
  if (site.index % 40 === 3) return fleet
  let rest = chance(site.seed, 61)
  const operator = others.find(({ share }) => {
    rest -= share
    return rest < 0
  })
  return operator ?? fleet
}
