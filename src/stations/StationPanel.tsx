import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { PlugDetails, Snapshot, StationDetails } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationSummary } from '../catalog/station-summary'
import { type Filters, noFilters } from '../model/filters'
import { areStatusesComing, isMissing } from '../model/parts'
import { cleanText } from '../model/text'
import { anonymous } from '../model/viewer'
import { Placeholder } from '../ui/Placeholder'
import { Sheet } from '../ui/Sheet'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { Alternatives } from './alternatives/Alternatives'
import { Directions } from './directions/Directions'
import { FavouriteButton } from './favourites/FavouriteButton'
import { lookUpQuery, stationQuery } from './later-queries'
import { MissingStation } from './MissingStation'
import { Nearby } from './nearby/Nearby'
import { PlugList } from './PlugList'
import { PrintSheet } from './qr/PrintSheet'
import { Report } from './report/Report'
import { StationFacts } from './StationFacts'
import { StationHead } from './StationHead'
import { StationStatus } from './StationStatus'
import { hasOnlyOpenValues, StationValues } from './StationValues'
import { Share } from './share/Share'
import { stationLink } from './share/station-link'
import { ageWords, placeWords } from './station-words'
import './station-panel.css'
import './station-actions.css'
import './print.css'

/** Configuration of the site that shows a station. */
export interface StationSite {
  contact: string | undefined
  /** Address template for problem reports; absent: the site accepts none. */
  report: string | undefined
  /** Address of the tourism datasets; absent: there are none. */
  tourism: string | undefined
  /** Time zone of the region. */
  timeZone: string
}

export interface StationActions {
  onFilter(filters: Filters): void
  /** Absent if there is no login. */
  onSignIn: (() => void) | undefined
  /** Opens another station instead. */
  onOpen(id: string): void
  onClose(): void
}

/** Content that other parts of the app add. */
interface Additions {
  /** Notice that the panel repeats because it covers the notice's usual place. */
  notice?: ReactNode
  /** Control to wait for a free plug. */
  wait?(station: StationSummary, now: number): ReactNode
  sinceOf?(plug: PlugDetails, details: StationDetails, now: number): ReactNode
  history?(details: StationDetails, now: number): ReactNode
}

interface Props {
  source: CatalogHandle
  snapshot: Snapshot
  /** `opener` had the focus when a person opened the station, before its script loaded; `null`: a link opened it. */
  opened: { id: string; opener: Element | null }
  filters: Filters
  /** Used on a narrow screen only. */
  sheet: Pick<ComponentProps<typeof Sheet>, 'height' | 'onHeight'>
  site: StationSite
  actions: StationActions
  additions?: Additions
}

/**
 * Panel of one station, whether or not it matches the filters. Pass the id as `key`, so that another station is a new
 * panel.
 */
export function StationPanel({ opened, filters, sheet, actions, ...rest }: Props) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const { id, opener } = opened
  const { onClose } = actions
  const { source, snapshot, site, additions = {} } = rest
  const answer = useQuery(stationQuery(source, snapshot.revision, { id, filters, now }))
  const { data, isPending, isError, refetch } = answer
  const found = data !== undefined && data !== null
  const missing = useQuery({ ...lookUpQuery(source, id), enabled: data === null }).data
  const name = data?.summary.name ?? (missing && 'station' in missing ? missing.station.name : cleanText(id))

  // Move the focus to the station's name for screen readers, unless the person has moved it elsewhere meanwhile.
  useLayoutEffect(() => {
    const at = document.activeElement
    // A focused row may have been replaced by another one.
    const isInList = document.getElementById('stations')?.contains(at)
    const isStill = at === opener || at === document.body || isInList
    if (found && isStill) heading.current?.focus({ preventScroll: true })
  }, [found, opener])

  return (
    <Sheet
      {...sheet}
      as="aside"
      className="station-panel"
      handleLabel={words.t('station.handle', { open: String(sheet.height === 'full') })}
      aria-label={words.t('station.label')}
      onKeyDown={(event) => event.key === 'Escape' && !isInDialog(event.target) && onClose()}
      head={
        <StationHead
          name={name}
          heading={heading}
          station={data?.summary}
          failed={isMissing(snapshot.parts.values)}
          onClose={onClose}
        />
      }
    >
      <div className="station-scroll">
        {additions.notice}
        {isPending && <StationWaiting />}
        {isError && !data && (
          <Placeholder title={words.t('station.unanswered')}>
            <button type="button" className="button" onClick={() => void refetch()}>
              {words.t('notice.retry')}
            </button>
          </Placeholder>
        )}
        {data === null && <MissingStation source={source} id={id} timeZone={site.timeZone} now={now} />}
        {data && (
          <StationBody
            {...{ source, snapshot, site, additions, now }}
            details={data}
            actions={{
              ...actions,
              onFilter(next) {
                // The pressed button is about to be removed.
                heading.current?.focus({ preventScroll: true })
                actions.onFilter(next)
              },
            }}
          />
        )}
      </div>
    </Sheet>
  )
}

/** Returns whether the target is in a dialog, which handles Escape itself. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}

/** Skeleton in the shape of the station. */
function StationWaiting() {
  const words = useWords()
  return (
    <div className="station-waiting">
      <p className="visually-hidden">{words.t('station.loading')}</p>
      <div aria-hidden />
      <div aria-hidden />
      <div aria-hidden />
    </div>
  )
}

interface BodyProps extends Pick<Props, 'source' | 'snapshot' | 'site' | 'actions'> {
  details: StationDetails
  additions: Additions
  now: number
}

function StationBody({ details, now, source, snapshot, site, actions, additions }: BodyProps) {
  const words = useWords()
  const { summary, station } = details
  const { revision, parts } = snapshot
  const valuesFailed = isMissing(parts.values)
  const { contact, report, tourism, timeZone } = site
  const { onFilter, onSignIn, onOpen } = actions
  const { wait, sinceOf, history } = additions
  const where = [summary.provider, placeWords(summary)].filter((part) => part !== '').join(' · ')
  const missing = valuesFailed ? 'failed' : areStatusesComing(parts) ? 'coming' : null
  const values = (
    <StationValues
      details={details}
      raw={source.viewer !== anonymous}
      missing={missing}
      now={now}
      onSignIn={onSignIn}
      contact={contact}
    />
  )
  return (
    <>
      {where !== '' && (
        <p className="station-where">
          <bdi>{where}</bdi>
        </p>
      )}
      {!details.matches && (
        <p className="station-note">
          {words.t('station.hidden')}{' '}
          <button type="button" className="button-link" onClick={() => onFilter(noFilters)}>
            {words.t('filters.reset')}
          </button>
        </p>
      )}
      <StationStatus
        station={summary}
        plugs={details.plugs}
        failed={valuesFailed}
        openingHours={station.openingHours}
        timeZone={timeZone}
        now={now}
      />
      {wait?.(summary, now)}
      {!valuesFailed && (
        <Alternatives source={source} revision={revision} station={summary} now={now} onOpen={onOpen} />
      )}
      <PlugList
        plugs={details.plugs}
        age={ageWords(words, summary, now)}
        now={now}
        sinceOf={(plug) => sinceOf?.(plug, details, now)}
      />
      {!hasOnlyOpenValues(details, missing) && values}
      <StationFacts station={station} aliases={summary.aliases} timeZone={timeZone} now={now} />
      {history?.(details, now)}
      <Nearby viewer={source.viewer} base={tourism} station={station} />
      {hasOnlyOpenValues(details, missing) && values}
      {report !== undefined && <Report template={report} station={station} />}
      <PrintSheet link={stationLink(station.id, window.location)} code={words.t('print.qr')} now={now} />
      <div className="station-actions">
        {station.position && <Directions to={station.position} />}
        <FavouriteButton station={summary} />
        <Share id={station.id} name={station.name} />
      </div>
    </>
  )
}
