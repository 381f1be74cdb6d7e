import type { ComponentProps } from 'react'
import type { SessionState } from '../auth/session-state'
import type { Config } from '../config'
import { PlugSince } from '../history/PlugSince'
import type { Span } from '../history/span'
import { findReportTemplate } from '../stations/report/report-address'
import { StationPanel } from '../stations/StationPanel'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { LazyBoundary } from './LazyBoundary'
import { NoticeList } from './NoticeList'
import { sessionNotices } from './session-notices'
import { useCompared } from './use-compared'
import { useView } from './view'

const HowBusy = lazily(async () => (await import('../history/HowBusy')).HowBusy)
const StationHistory = lazily(async () => (await import('../history/StationHistory')).StationHistory)

type Own = 'contact' | 'report' | 'tourism' | 'timeZone' | 'sinceOf' | 'history' | 'notice' | 'onSignIn'
type Props = Omit<ComponentProps<typeof StationPanel>, Own> & {
  config: Config
  span: Span
  onSpan(span: Span): void
  session: SessionState
  /** Whether the list, and with it what became of the session, is out of sight. */
  covers: boolean
  onSignIn(): void
  canSignIn: boolean
}

/** The opened station with its past. The script of the chart comes by itself, and may fail by itself. */
export function OpenedStation({
  config,
  span,
  onSpan,
  session,
  covers,
  canSignIn,
  onSignIn,
  ...props
}: Props) {
  const words = useWords()
  const { source } = props
  const { timeZone } = config.region
  const [, changeView] = useView()
  const [series, onSeries] = useCompared()
  const onShow = () => changeView({ work: 'history', station: '' }, 'push')
  const compare = session.kind === 'signed-in' ? { series, onSeries, onShow } : undefined
  const failure = <p className="station-section station-quiet">{words.t('chart.unavailable')}</p>
  return (
    <StationPanel
      {...props}
      onSignIn={canSignIn && session.kind === 'anonymous' ? onSignIn : undefined}
      notice={
        covers && (
          <div className="notices" aria-live="polite">
            <NoticeList notices={sessionNotices(words, session, { onSignIn, hasAllWords: true })} />
          </div>
        )
      }
      contact={config.contact}
      report={findReportTemplate(config)}
      tourism={config.tourism?.baseUrl}
      timeZone={timeZone}
      sinceOf={(plug, { plugs }, now) => <PlugSince source={source} plug={plug} plugs={plugs} now={now} />}
      history={(details, now) => (
        <>
          <LazyBoundary>
            <HowBusy source={source} details={details} timeZone={timeZone} now={now} />
          </LazyBoundary>
          <LazyBoundary failure={failure}>
            <StationHistory
              source={source}
              details={details}
              timeZone={timeZone}
              now={now}
              span={span}
              onSpan={onSpan}
              compare={compare}
            />
          </LazyBoundary>
        </>
      )}
    />
  )
}
