import type { Snapshot, StationDetails } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { areStatusesComing, isMissing } from '../../model/parts'
import type { Position } from '../../model/station'
import { anonymous } from '../../model/viewer'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { useI18n } from '../../ui/i18n/I18nContext'
import { Alternatives } from '../alternatives/Alternatives'
import { Directions } from '../directions/Directions'
import { FavouriteButton } from '../favourites/FavouriteButton'
import { Nearby } from '../nearby/Nearby'
import { PrintSheet } from '../qr/PrintSheet'
import { Report } from '../report/Report'
import { StationStatus } from '../StationStatus'
import { Share } from '../share/Share'
import { stationLink } from '../share/station-link'
import { selectShownAge } from '../shown-status'
import { ageWords } from '../words/age-words'
import { PlugList } from './PlugList'
import { StationFacts } from './StationFacts'
import { StationPlace } from './StationPlace'
import { StationUse } from './StationUse'
import { hasNoClosedValues, mayHoldClosed, StationValues } from './StationValues'
import type { AddedContent, PanelSettings, StationActions } from './station-panel-props'

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  details: StationDetails
  now: number
  /** Position of the person; `null`: unknown. */
  userPosition: Position | null
  settings: PanelSettings
  actions: StationActions
  additions: AddedContent
}

/** Content of the panel, sorted by importance for drivers. */
export function StationBody({
  details,
  now,
  userPosition,
  handle,
  snapshot,
  settings,
  actions,
  additions,
}: Props) {
  const i18n = useI18n()
  const { summary, station, plugs, matching } = details
  const whyWithoutValues = findWhyWithoutValues(snapshot.parts)
  const valuesFailed = whyWithoutValues === 'failed'
  const values = (
    <StationValues
      details={details}
      raw={handle.viewer !== anonymous}
      whyWithoutValues={whyWithoutValues}
      now={now}
      onSignIn={actions.onSignIn}
      contact={settings.contact}
    />
  )
  return (
    <>
      {mayHoldClosed(details) && <ClosedOnPaper />}
      <StationPlace station={summary} userPosition={userPosition} />
      {!details.matches && <FilteredNote onReset={actions.onReset} />}
      <AvailableNow
        handle={handle}
        revision={snapshot.revision}
        details={details}
        failed={valuesFailed}
        now={now}
        freeAlert={additions.freeAlert}
        onOpen={actions.onOpen}
      />
      <PlugList
        plugs={plugs}
        matching={matching?.ids}
        age={ageWords(i18n, selectShownAge({ station: summary, matching, failed: valuesFailed }, plugs), now)}
        now={now}
        renderSince={(plug) => additions.statusSince?.(plug, details, now)}
      />
      {!hasNoClosedValues(details, whyWithoutValues) && values}
      <StationUse station={{ ...station, plugs }} now={now} />
      {additions.history?.(details, now)}
      <Nearby viewer={handle.viewer} baseUrl={settings.tourism} station={station} />
      <StationFacts station={{ ...station, plugs }} aliases={summary.aliases} now={now} />
      {hasNoClosedValues(details, whyWithoutValues) && values}
      {settings.report !== undefined && <Report template={settings.report} station={station} />}
      <PrintSheet link={stationLink(station.id, window.location)} code={i18n.t('print.qr')} now={now} />
      <StationTools station={station} summary={summary} />
    </>
  )
}

interface AvailableNowProps {
  handle: CatalogHandle
  revision: number
  details: StationDetails
  /** Whether the latest values failed to load, so that the statuses are those of before. */
  failed: boolean
  now: number
  freeAlert: AddedContent['freeAlert']
  onOpen(id: string): void
}

/** Whether one can charge here now: the status, the free alert, and other stations with a free plug. */
function AvailableNow({ handle, revision, details, failed, now, freeAlert, onOpen }: AvailableNowProps) {
  const { summary, station, plugs, matching, answeredAt } = details
  return (
    <>
      <StationStatus
        station={summary}
        plugs={plugs}
        matching={matching}
        failed={failed}
        openingHours={station.openingHours}
        answeredAt={answeredAt}
        now={now}
      />
      {freeAlert?.(summary, now)}
      {!failed && (
        <Alternatives handle={handle} revision={revision} station={summary} now={now} onOpen={onOpen} />
      )}
    </>
  )
}

/** Returns why the station's values are not here; `null`: they are. */
function findWhyWithoutValues(parts: Snapshot['parts']): 'failed' | 'coming' | null {
  if (isMissing(parts.values)) return 'failed'
  return areStatusesComing(parts) ? 'coming' : null
}

/** Note that the filters hide the station in list and map. */
function FilteredNote({ onReset }: { onReset(): void }) {
  const i18n = useI18n()
  return (
    <p className="station-note">
      {i18n.t('station.filtered')}{' '}
      <button type="button" className="button-link" onClick={onReset}>
        {i18n.t('filters.reset')}
      </button>
    </p>
  )
}

function StationTools({ station, summary }: Pick<StationDetails, 'station' | 'summary'>) {
  return (
    <div className="station-actions">
      {station.position && <Directions to={station.position} />}
      <FavouriteButton station={summary} />
      <Share id={station.id} name={station.name} />
    </div>
  )
}
