import type { MatchingPlugs, PlugDetails } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
import { isFree, type PlugStatus, plugStatuses } from '../../model/status'
import { numberWords } from './free-words'
import { requirementWords } from './requirement-words'

type Plugs = readonly Pick<PlugDetails, 'status' | 'detail'>[]

/**
 * Formats the status as a sentence for the head of the details: what overrides the measurements first, then numbers.
 */
export function summaryWords(i18n: I18n, station: StationSummary, plugs: Plugs): string {
  const { status, free, outOfUse } = station
  if (outOfUse !== null) return outOfUseWords(i18n, outOfUse)
  if (status === 'coming') return i18n.t('status.coming')
  if (isFree(status)) return numberWords(i18n, station) ?? i18n.t(`status.${status}`)
  const counts = plugCountWords(i18n, plugs)
  if (counts !== null) return counts
  if (status === 'occupied' && free === null) return i18n.t('summary.occupied.known')
  return i18n.t(`summary.${status}`)
}

/** Formats an operator's statement: "Out of use, says the operator: faulty." */
function outOfUseWords(i18n: I18n, state: string): string {
  const text = i18n.tOr(`state.${state}`, state)
  const [first = '', ...rest] = text
  return i18n.t('station.out-of-use', { state: first.toLocaleLowerCase(i18n.language) + rest.join('') })
}

/** Formats the number, else the status, of the plugs that match the filters: "CCS · 300 kW+: 1 of 1 free". */
export function matchingWords(i18n: I18n, matching: MatchingPlugs): string {
  const { requirements, status } = matching
  const number = numberWords(i18n, matching) ?? i18n.t(`status.${status}`)
  return `${requirementWords(i18n, requirements)}: ${number}`
}

/** Formats the plugs' reports for a station that is out of use; returns `null` without reports. */
export function reportedWords(i18n: I18n, station: StationSummary): string | null {
  const { free, total } = station
  if (free === null) return null
  return i18n.t('station.out-of-use.plugs', { free, total: total ?? free, all: total !== null })
}

export type PlugWord = PlugStatus | NonNullable<PlugDetails['detail']>

/** Plug words in the order of statuses, from best to worst. */
const order: readonly PlugWord[] = plugStatuses.flatMap((status) =>
  status === 'occupied' ? ['charging', 'blocked', status] : status,
)

/**
 * Formats the numbers of plugs by status: "1 charging, 1 blocked, 1 out of order"; `null` if all plugs have the same
 * one.
 */
function plugCountWords(i18n: I18n, plugs: Plugs): string | null {
  const counts = new Map<PlugWord, number>()
  for (const { status, detail } of plugs) {
    const word = detail ?? status
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  if (counts.size < 2) return null
  return order
    .flatMap((word) => {
      const count = counts.get(word)
      return count === undefined ? [] : i18n.t(`station.count.${word}`, { count })
    })
    .join(', ')
}

/** Formats a contradiction in what a station reports. */
export function conflictWords(i18n: I18n, { conflict }: StationSummary): string | null {
  if (conflict === null) return null
  const { kind, counted, against } = conflict
  return i18n.t(`station.conflict.${kind}`, { counted, against })
}
