import type { ComponentProps } from 'react'
import type { Config } from '../config'
import { PlugSince } from '../history/PlugSince'
import type { Span } from '../history/span'
import { StationPanel } from '../stations/StationPanel'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { Late } from './Late'

const StationHistory = lazily(async () => (await import('../history/StationHistory')).StationHistory)

type Own = 'contact' | 'tourism' | 'timeZone' | 'sinceOf' | 'history'
type Props = Omit<ComponentProps<typeof StationPanel>, Own> & {
  config: Config
  span: Span
  onSpan(span: Span): void
}

/** The opened station with its past. The script of the chart comes by itself, and may fail by itself. */
export function OpenedStation({ config, span, onSpan, ...props }: Props) {
  const words = useWords()
  const { source } = props
  const { timeZone } = config.region
  const failure = <p className="station-section station-quiet">{words.t('chart.unavailable')}</p>
  return (
    <StationPanel
      {...props}
      contact={config.contact}
      tourism={config.tourism?.baseUrl}
      timeZone={timeZone}
      sinceOf={(plug, now) => <PlugSince source={source} plug={plug} now={now} />}
      history={(details, now) => (
        <Late failure={failure}>
          <StationHistory
            source={source}
            details={details}
            timeZone={timeZone}
            now={now}
            span={span}
            onSpan={onSpan}
          />
        </Late>
      )}
    />
  )
}
