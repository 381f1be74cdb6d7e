import { accessAt } from '../../../api/table-rows'
import { kindAt, noRow } from '../../../api/value-table'
import { isPushed } from '../../../model/freshness'
import { isOutOfUse } from '../../../model/status'
import {
  type AttentionPage,
  type AttentionQuery,
  type AttentionReason,
  type AttentionRow,
  attentionReasons,
} from '../../attention'
import type { CatalogData } from '../../build/catalog-data'
import { type CatalogEntry, plugStatusAt, staleAfterAt } from '../../build/catalog-entry'
import { compareNames } from '../../build/compare-names'
import { readMeasuredAt } from '../../build/summarise'
import { groupRows } from '../../group-rows'
import { isSilenceCertain } from '../../is-silence-certain'
import type { StationFilter } from '../station-filter'
import { matchAnyProvider } from './match-any-provider'

/** A finding as rows of tables. Objects are created only for shown findings. */
interface Finding {
  entry: CatalogEntry
  reason: AttentionReason
  /** The plug, or `noRow` for the station itself. */
  plug: number
  /** Row of the measurement that is the reason, or `noRow`. */
  value: number
  /** Epoch milliseconds of that measurement; `null`: none. */
  measuredAt: number | null
}

/** A finding with the number of plugs that it concerns, as a row has it. */
interface CountedFinding extends Finding {
  plugs: number
}

/** Options that decide on findings. */
interface AttentionRules extends Pick<AttentionQuery, 'now' | 'oldFrom'> {
  isSilenceCertain: boolean
}

/** The rows of the groups `[from, to)` of the matching stations. */
export function toAttentionPage(
  data: CatalogData,
  filter: StationFilter,
  query: AttentionQuery,
  { from, to }: { from: number; to: number },
): AttentionPage {
  const rules: AttentionRules = { ...query, isSilenceCertain: isSilenceCertain(data.snapshot) }
  const reasons = { 'out-of-order': 0, silent: 0, occupied: 0, old: 0 }
  const providers = new Map<string, number>()
  const found: CountedFinding[] = []
  for (const { filtered, isOfProvider } of matchAnyProvider(data.entries, query.bounds, filter)) {
    const findings = listFindings(filtered, rules)
    const wanted = findings.filter(({ reason }) => (query.reason ?? reason) === reason)
    // The page offers them as values of the filter, which has none for stations without a provider.
    if (wanted.length > 0)
      for (const name of filtered.optionValues.provider) providers.set(name, (providers.get(name) ?? 0) + 1)
    if (!isOfProvider) continue
    for (const reason of new Set(findings.map((finding) => finding.reason))) reasons[reason] += 1
    found.push(...countPlugs(filtered, wanted))
  }
  const groups = groupRows(
    sortFindings(found, query.sort),
    ({ entry, reason }) => `${reason} ${entry.station.id}`,
  )
  return {
    rows: groups.slice(from, to).flat().map(toAttentionRow),
    matched: found.length,
    groupCount: groups.length,
    stationCount: new Set(found.map(({ entry }) => entry)).size,
    plugCount: found.reduce((sum, { plugs }) => sum + plugs, 0),
    reasons,
    providers: [...providers]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value)),
    isSilenceCertain: rules.isSilenceCertain,
    fetchedAt: data.snapshot.fetchedAt,
  }
}

/** Counts each matching plug of a station once: at its own finding, else at the first one of the station itself. */
function countPlugs(
  { plugRows, matchingRows = plugRows }: CatalogEntry,
  findings: readonly Finding[],
): CountedFinding[] {
  let left = matchingRows.length - findings.filter(({ plug }) => plug !== noRow).length
  return findings.map((finding) => {
    if (finding.plug !== noRow) return { ...finding, plugs: 1 }
    const plugs = left
    left = 0
    return { ...finding, plugs }
  })
}

/**
 * The first reason of a station in the order of `attentionReasons`; `undefined`: none. Of a station with its matching
 * plugs only, as on the map, it is one of those that the list has.
 * @param wanted the only reason that counts; `null`: each does
 */
export function findFirstReason(
  entry: CatalogEntry,
  wanted: AttentionReason | null,
  rules: AttentionRules,
): AttentionReason | undefined {
  const reasons = new Set(listFindings(entry, rules).map(({ reason }) => reason))
  return attentionReasons.find((reason) => reasons.has(reason) && (wanted ?? reason) === reason)
}

/**
 * Findings of a station: by its operator's state alone; else by each matching plug; if no plug sends a status, by the
 * station's own values.
 */
function listFindings(entry: CatalogEntry, rules: AttentionRules): Finding[] {
  const { station, tables, plugRows, matchingRows = plugRows, evidence, status } = entry
  const findings: Finding[] = []
  const add = (reason: AttentionReason, plug: number, value: number) =>
    findings.push({
      entry,
      reason,
      plug,
      value,
      measuredAt: value === noRow ? null : readMeasuredAt(entry, value),
    })
  if (isOutOfUse(station.state)) {
    add('out-of-order', noRow, noRow)
    return findings
  }
  for (const plug of matchingRows) {
    const value = tables.plugEvidence[plug] ?? noRow
    const reason = findPlugReason(entry, plug, value, rules)
    if (reason !== null) add(reason, plug, value)
  }
  const [own] = plugRows.some((row) => tables.plugEvidence[row] !== noRow) ? [] : evidence
  if (own !== undefined && isOld(entry, own, rules)) add('old', noRow, own)
  const isPlugClosed = () => plugRows.some((row) => plugStatusAt(tables, row) === 'closed')
  if (rules.isSilenceCertain && status === 'closed' && !isPlugClosed()) add('silent', noRow, noRow)
  return findings
}

function findPlugReason(
  entry: CatalogEntry,
  plug: number,
  value: number,
  rules: AttentionRules,
): AttentionReason | null {
  const status = plugStatusAt(entry.tables, plug)
  if (status === 'out-of-order') return 'out-of-order'
  if (status === 'closed') return rules.isSilenceCertain ? 'silent' : null
  if (value === noRow) return null
  const isTaken = status === 'occupied' && isPushed({ staleAfter: staleAfterAt(entry, value) })
  if (isTaken) return isOld(entry, value, { ...rules, oldFrom: 0 }) ? 'occupied' : null
  return isOld(entry, value, rules) ? 'old' : null
}

/** By the age of the report alone: time without an answer of the service is no fault of the operator. */
function isOld(
  entry: CatalogEntry,
  value: number,
  { now, oldFrom }: Omit<AttentionRules, 'isSilenceCertain'>,
): boolean {
  const moment = readMeasuredAt(entry, value)
  return moment !== null && now - moment >= oldFrom && now - moment > staleAfterAt(entry, value)
}

/** The findings come by their stations' names. Those of one time or provider stay in that order. */
function sortFindings<One extends Finding>(findings: One[], sort: AttentionQuery['sort']): One[] {
  switch (sort) {
    case 'newest':
      return findings.sort((one, other) => (other.measuredAt ?? 0) - (one.measuredAt ?? 0))
    case 'oldest':
      return findings.sort((one, other) => compareNumbers(earliestStart(one), earliestStart(other)))
    case 'name':
      return findings
    case 'provider':
      return findings.sort((one, other) =>
        compareProviders(one.entry.station.provider, other.entry.station.provider),
      )
  }
}

/**
 * Earliest time at which a reason may have started. A fault whose plug reports at intervals may be older than its last
 * report: only the history has its start, and the page requests the history of the first rows alone.
 */
function earliestStart({ entry, reason, value, measuredAt }: Finding): number {
  if (measuredAt === null) return Number.POSITIVE_INFINITY
  const isOfHistory = reason === 'out-of-order' && !isPushed(kindAt(entry.tables.values, value))
  return isOfHistory ? Number.NEGATIVE_INFINITY : measuredAt
}

/** Also for infinite numbers. */
function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** Stations without a provider come last. */
function compareProviders(one: string, other: string): number {
  return Number(one === '') - Number(other === '') || compareNames(one, other)
}

function toAttentionRow({ entry, reason, plug, plugs, value, measuredAt }: CountedFinding): AttentionRow {
  const { station, tables, plugRows } = entry
  const { id, name, municipality, provider, state, position } = station
  const kind = value === noRow ? null : kindAt(tables.values, value)
  const plugId = tables.plugs.ids[plug] ?? ''
  return {
    station: { id, name, municipality, provider, isPlaced: position !== null, plugCount: plugRows.length },
    plug: plug === noRow ? null : { id: plugId, name: tables.plugs.names[plug] ?? '' },
    plugs,
    reason,
    state: isOutOfUse(state) ? state : '',
    measuredAt,
    isPushed: kind !== null && isPushed(kind),
    series:
      kind === null || plug === noRow
        ? null
        : { level: 'plug', id: plugId, dataType: kind.dataType, period: kind.period },
    access: reason === 'silent' ? 'closed' : accessAt(tables.values, value),
  }
}
