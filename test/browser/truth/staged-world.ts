import { expect, type Page } from '@playwright/test'
import { frozenNow } from '../harness/frozen-clock'
import { details, stationList } from '../harness/page-parts'
import type { Network } from '../harness/staged'

type Row = Record<string, unknown>

interface World {
  stations: Row[]
  plugs?: Row[]
  latest?: Row[]
}

/** The service answers with these rows instead of its own. Call it before the page is opened. */
export function stage(network: Network, { stations, plugs = [], latest = [] }: World): void {
  const answer = (path: RegExp, data: Row[]) => network.rewrite<Row>(path, (json) => ({ ...json, data }))
  answer(/\/v2\/flat\/EChargingStation\?/, stations)
  answer(/\/v2\/flat\/EChargingPlug\?/, plugs)
  answer(/\/latest\?/, latest)
  answer(/\/v2\/flat\/EChargingStation,EChargingPlug\/[^/]+\?/, latest)
}

let placed = 0

export function station(scode: string, smetadata: Row = {}): Row {
  placed += 1
  return {
    stype: 'EChargingStation',
    scode,
    sname: `Station ${scode}`,
    sorigin: 'TEST',
    scoordinate: { x: 11 + placed / 50, y: 46.5, srid: 4326 },
    smetadata: { city: 'Bolzano', accessType: 'PUBLIC', provider: 'Test', ...smetadata },
  }
}

export function plug(scode: string, pcode: string): Row {
  const outlets = [{ outletTypeCode: 'Type2Mennekes', maxPower: 22 }]
  return { stype: 'EChargingPlug', scode, sname: scode, pcode, smetadata: { outlets } }
}

function measured(mvalue: unknown, minutesAgo: number): Row {
  const at = new Date(Date.parse(frozenNow) - minutesAgo * 60_000).toISOString()
  return { mperiod: 600, mvalue, mvalidtime: at.replace('T', ' ').replace('Z', '+0000') }
}

export function number(scode: string, mvalue: unknown, minutesAgo = 4): Row {
  return {
    stype: 'EChargingStation',
    scode,
    tname: 'number-available',
    ...measured(mvalue, minutesAgo),
  }
}

/** @param tname of the feed that says it: family `workgroup` says 0 and 1, OCPI words */
export function doing(scode: string, mvalue: unknown, tname = 'echarging-plug-status-ocpi'): Row {
  return { stype: 'EChargingPlug', scode, tname, ...measured(mvalue, 4) }
}

export const rowOf = (page: Page, id: string) =>
  stationList(page)
    .getByRole('listitem')
    .filter({ hasText: `Station ${id}` })

/** Opens a station from the list. @returns its panel */
export async function open(page: Page, id: string) {
  await rowOf(page, id).getByRole('button').first().click()
  await expect(details(page).getByRole('heading', { name: `Station ${id}` })).toBeVisible()
  return details(page)
}
