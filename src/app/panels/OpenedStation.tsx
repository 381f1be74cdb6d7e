import type { ComponentProps } from 'react'
import { useSession } from '../../auth/SessionContext'
import type { Snapshot } from '../../catalog/catalog-api'
import { bandsHeight } from '../../history/bands-height'
import { findOpenFreeSeries, hasHistory, listPlugSeries } from '../../history/series'
import { PlugSince } from '../../history/station/PlugSince'
import { StationPanel } from '../../stations/panel/StationPanel'
import { findReportTemplate } from '../../stations/report/report-address'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { useSignIn } from '../account/use-sign-in'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { explainPart } from '../lazy/explain-part'
import { lazyPart } from '../lazy/lazy-part'
import { useCompared } from '../link/use-compared'
import { useLinkedView } from '../link/view'
import { usePage } from '../page/PageContext'
import type { MainView, StationPanelState } from '../page/use-main-view'
import { CoveredNotices } from './CoveredNotices'
import { StationTrail } from './StationTrail'

const StationFindings = lazyPart(async () => (await import('../work/StationFindings')).StationFindings)
const UsuallyFree = lazyComponent(async () => (await import('../../history/week/UsuallyFree')).UsuallyFree)
const FreeAlertChip = lazyComponent(
  async () => (await import('../../stations/free-alert/FreeAlertChip')).FreeAlertChip,
)
const StationHistory = lazyComponent(
  async () => (await import('../../history/station/StationHistory')).StationHistory,
)

interface Props extends StationPanelState {
  snapshot: Snapshot
  /** Whether the panel covers the list, and with it the notices. */
  coversList: boolean
  onWork: MainView['onWork']
}

/** Opened station with its history. The chart has a separate script, whose failure does not affect the rest. */
export function OpenedStation({ snapshot, coversList, onWork, ...panel }: Props) {
  const { opener, sheet, onClose } = panel
  const { config, stations, view, resetFilters, onOpen } = usePage()
  const { handle } = stations
  const session = useSession()
  const signIn = useSignIn()
  // The page's filters may also limit the list to favourites, which the panel does not mention.
  const [{ filters }] = useLinkedView()
  const canSignIn = session.available && session.state.kind === 'anonymous'
  return (
    <StationPanel
      handle={handle}
      snapshot={snapshot}
      opening={{ id: view.station, opener }}
      userPosition={stations.query.origin}
      sheet={sheet}
      filters={filters}
      settings={{
        contact: config.contact,
        report: findReportTemplate(config),
        tourism: config.tourism?.baseUrl,
      }}
      actions={{
        onReset: resetFilters,
        onSignIn: canSignIn ? signIn : undefined,
        onOpen,
        onClose,
      }}
      additions={{
        head: view.work !== '' && <StationTrail {...panel} work={view.work} station={view.station} />,
        notice: (
          <>
            {coversList && <CoveredNotices onSignIn={signIn} />}
            {view.work === 'attention' && <StationFindings station={view.station} />}
          </>
        ),
        freeAlert: (station, now) => (
          <ErrorBoundary>
            <FreeAlertChip
              handle={handle}
              revision={snapshot.revision}
              station={station}
              filters={filters}
              now={now}
            />
          </ErrorBoundary>
        ),
        statusSince: (plug, { plugs }, now) => (
          <PlugSince handle={handle} plug={plug} plugs={plugs} now={now} />
        ),
        history: (details, now) => (
          <StationPast handle={handle} details={details} now={now} onCompare={() => onWork('history')} />
        ),
      }}
    />
  )
}

/**
 * Space of a section whose script is loading: what is below it must not move while a person clicks.
 * @param more height that depends on the station, CSS pixels
 */
function SectionSpace({ className, more = 0 }: { className: string; more?: number }) {
  return <div className={`station-section ${className}`} style={{ marginBottom: more }} />
}

interface PastProps extends Pick<ComponentProps<typeof StationHistory>, 'handle' | 'details' | 'now'> {
  /** Shows the compared series. */
  onCompare(): void
}

/** How many plugs are usually free, and the chart of the station. */
function StationPast(props: PastProps) {
  const { handle, details, now } = props
  return (
    <>
      <ErrorBoundary>
        <UsuallyFree
          handle={handle}
          details={details}
          now={now}
          placeholder={findOpenFreeSeries(details) && <SectionSpace className="usual-space" />}
        />
      </ErrorBoundary>
      <StationChart {...props} />
    </>
  )
}

/** Chart of the station. Signed-in people can compare its series with others. */
function StationChart({ onCompare, ...props }: PastProps) {
  const i18n = useI18n()
  const isSignedIn = useSession().state.kind === 'signed-in'
  const { config, view, changeView } = usePage()
  const [series, changeSeries] = useCompared()
  return (
    <ErrorBoundary
      fallback={(error) => (
        <p className="station-section quiet">{explainPart(i18n, error, i18n.t('chart.unavailable'))}</p>
      )}
    >
      <StationHistory
        {...props}
        config={config}
        range={view.range}
        onRange={(range) => changeView({ range }, 'replace')}
        compare={isSignedIn ? { series, onSeries: changeSeries, onShow: onCompare } : undefined}
        placeholder={
          hasHistory(props.details) && (
            <SectionSpace
              className="history-space"
              more={bandsHeight(listPlugSeries(props.details).length)}
            />
          )
        }
      />
    </ErrorBoundary>
  )
}
