import type { ReactNode } from 'react'
import type { UptimePeriod } from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { HistoryFailure } from '../HistoryFailure'
import type { RunState } from './use-batch-loading'
import './load-histories.css'

/** State of loading the histories of many stations. */
export interface LoadingState {
  period: UptimePeriod
  run: RunState
  /** Number of loaded stations and of all stations. */
  loaded: number
  all: number
  /** Number of requests that load what is missing. */
  requests: number
  /** End of the loaded period, epoch milliseconds; `null`: nothing is loaded. */
  until: number | null
  /** Loads the missing histories. */
  load(): void
  /** Loads all again, up to now. */
  loadAgain(): void
  stop(): void
}

/** Button that loads, or progress with buttons to stop and to go on. */
export function LoadHistories({ loading, now }: { loading: LoadingState; now: number }) {
  const i18n = useI18n()
  const { all, run, period, until, load, loadAgain, stop } = loading
  const loaded = run.kind === 'running' ? (run.reloaded ?? loading.loaded) : loading.loaded
  const values = { loaded, all, period: i18n.t(`chart.range.${period}`) }
  const progress = i18n.t('histories.progress', values)
  const button = (text: string, press: () => void) => (
    <button type="button" className="button" onClick={press}>
      {text}
    </button>
  )
  const line = (text: string, action: ReactNode) => (
    <div className="load-histories">
      {loaded < all && <progress value={loaded} max={all} aria-label={i18n.t('chart.progress')} />}
      <output>{text}</output>
      {action}
    </div>
  )
  if (run.kind === 'running') return line(progress, button(i18n.t('chart.stop'), stop))
  const time = i18n.time(until ?? now, now)
  const state = loaded < all ? progress : i18n.t('histories.loaded', { ...values, time })
  if (run.kind === 'failed') {
    return (
      <>
        {line(state, null)}
        <HistoryFailure error={run.error} onRetry={loaded < all ? load : loadAgain} />
      </>
    )
  }
  if (loaded === 0) return button(i18n.t('histories.load', { period: values.period, count: all }), load)
  if (loaded < all) return line(state, button(i18n.t('chart.resume'), load))
  return line(state, button(i18n.t('histories.again'), loadAgain))
}
