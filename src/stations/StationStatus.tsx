import type { MatchingPlugs, PlugDetails } from '../catalog/catalog-api'
import type { StationSummary } from '../catalog/station-summary'
import type { I18n } from '../i18n/i18n'
import type { OpeningHours } from '../model/station'
import { isKnown, type Status } from '../model/status'
import { useI18n } from '../ui/i18n/I18nContext'
import { OpenNow } from './OpenNow'
import { StatusIcon } from './StatusIcon'
import { selectShownAge, selectShownStatus } from './shown-status'
import { fullAgeWords, isShownAsUnchanged } from './words/full-age-words'
import { optionName } from './words/option-name'
import { conflictWords, matchingWords, reportedWords, summaryWords } from './words/summary-words'

interface Props {
  station: StationSummary
  /** `null`: not loaded yet. */
  plugs: readonly PlugDetails[] | null
  /** `null`: the filters are about all plugs. */
  matching: MatchingPlugs | null
  /** Whether the values could not be fetched. This is not a fault of the station. */
  failed: boolean
  /** `null`: not stated, or not loaded yet. */
  openingHours: OpeningHours | null
  /** Time of the service's answer with these measurements, epoch milliseconds; `null`: not loaded yet. */
  answeredAt: number | null
  now: number
}

const hinted = ['unavailable', 'not-understood', 'closed', 'none'] as const

function hasHint(status: Status): status is (typeof hinted)[number] {
  return hinted.some((one) => one === status)
}

type StatusFacts = Pick<Props, 'station' | 'plugs' | 'matching'>

/** Formats the reason of a status without numbers; returns `null` if its own words are enough. */
function hintWords(i18n: I18n, status: Status, facts: StatusFacts): string | null {
  if (status === 'unknown') return unknownHint(i18n, facts)
  return hasHint(status) ? i18n.t(`summary.${status}.hint`) : null
}

/** The operator "gives no status" only if it reports neither what a plug does nor how many are free. */
function unknownHint(i18n: I18n, { station, plugs, matching }: StatusFacts): string | null {
  if (plugs === null) return null
  const isPlugKnown = plugs.some(({ id, status }) => isKnown(status) && (matching?.ids.includes(id) ?? true))
  const isPartlyKnown = isPlugKnown || (matching !== null && station.free !== null)
  return i18n.t(isPartlyKnown ? 'summary.partly-known.hint' : 'summary.unknown.hint')
}

/**
 * Sentence with the status and the age of its measurement, or the reason why there is none. The operator's statement
 * comes first, then that the station is shut, then the number of free plugs: of those that match the filters, then of
 * all. The hours of an open station come before hints, so that a phone shows them without scrolling.
 */
export function StationStatus(props: Props) {
  const { station, plugs, matching, failed, openingHours, answeredAt, now } = props
  const i18n = useI18n()
  const { outOfUse, shut, limitedAccess } = station
  const isFailed = failed && outOfUse === null
  const { status, faded } = selectShownStatus({ station, matching, failed })
  const age = selectShownAge({ station, matching, failed }, plugs ?? [])
  const measured = fullAgeWords(i18n, age, now)
  const reported = outOfUse === null ? null : reportedWords(i18n, station)
  const matched = matching && outOfUse === null && !failed ? matchingWords(i18n, matching) : null
  const summary = summaryWords(i18n, station, plugs ?? [])
  const conflict = conflictWords(i18n, station)
  const hint = hintWords(i18n, status, { station, plugs, matching })
  const hours = plugs !== null && <OpenNow hours={openingHours} now={now} />
  return (
    <div className={`station-status wash-${status}`} data-stale={faded || undefined}>
      <StatusIcon status={status} faded={faded} size={30} />
      <div>
        {shut !== null && outOfUse === null && <div className="station-shut-first">{hours}</div>}
        <p className={`station-summary text-${status}`}>
          {isFailed ? i18n.t('summary.failed') : (matched ?? summary)}
        </p>
        {limitedAccess && (
          <p>
            <strong>{optionName(i18n, 'access', limitedAccess)}</strong>
          </p>
        )}
        {matched !== null && <p>{i18n.t('summary.all-plugs', { summary })}</p>}
        {reported !== null && <p>{reported}</p>}
        {measured !== null && (outOfUse === null || reported !== null) && (
          <p className={`freshness-${age.freshness}`}>
            {measured}
            {isShownAsUnchanged(age, now) && answeredAt !== null && (
              <> · {i18n.t('station.measured.no-change', { time: i18n.time(answeredAt, now) })}</>
            )}
          </p>
        )}
        {(shut === null || outOfUse !== null) && hours}
        {conflict !== null && <p className="station-conflict">{conflict}</p>}
        {!isFailed && hint !== null && <p>{hint}</p>}
      </div>
    </div>
  )
}
