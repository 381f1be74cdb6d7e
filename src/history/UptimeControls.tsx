import type { ReactNode } from 'react'
import { explain } from '../api/explain'
import { type UptimePeriod, uptimePeriods } from '../model/uptime'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import { maxStations, type Uptimes } from './use-uptimes'

interface Props {
  uptimes: Uptimes
  now: number
  onPeriod(period: UptimePeriod): void
}

/** Buttons that load the histories for uptime, with progress, notes and the formula. */
export function UptimeControls({ uptimes, now, onPeriod }: Props) {
  const words = useWords()
  const { asked, period } = uptimes
  return (
    <section className="uptime-controls" aria-label={words.t('team.uptime.title')}>
      <h3>{words.t('team.uptime.title')}</h3>
      <fieldset className="uptime-periods">
        <legend className="visually-hidden">{words.t('chart.span')}</legend>
        {uptimePeriods.map((one) => (
          <Chip
            key={one}
            label={words.t(`chart.span.${one}`)}
            count=""
            checked={one === period}
            onChange={() => onPeriod(one)}
          />
        ))}
      </fieldset>
      {asked?.matched === 0 && <p className="workspace-quiet">{words.t('team.uptime.empty')}</p>}
      {asked !== undefined && asked.matched > 0 && (
        <>
          <Loading uptimes={uptimes} now={now} />
          <Notes uptimes={uptimes} />
        </>
      )}
      <details className="uptime-formula">
        <summary>{words.t('team.uptime.how')}</summary>
        <p>{words.t('team.uptime.formula')}</p>
        <p>{words.t('team.uptime.rules')}</p>
      </details>
    </section>
  )
}

/** The button that loads, or progress with buttons to stop and to go on. */
function Loading({ uptimes, now }: Pick<Props, 'uptimes' | 'now'>) {
  const words = useWords()
  const { asked, loaded, run, period, load, loadAgain, stop, report } = uptimes
  const all = asked?.stations.length ?? 0
  const values = { loaded, all, period: words.t(`chart.span.${period}`) }
  const button = (text: string, press: () => void) => (
    <button type="button" className="button" onClick={press}>
      {text}
    </button>
  )
  const line = (text: string, action: ReactNode) => (
    <div className="uptime-progress">
      {loaded < all && <progress value={loaded} max={all} aria-label={words.t('chart.progress')} />}
      <output>{text}</output>
      {action}
    </div>
  )
  if (run.kind === 'running')
    return line(words.t('team.uptime.progress', values), button(words.t('chart.stop'), stop))
  if (run.kind === 'failed') {
    const { key, values: given } = explain(run.error)
    const why = `${words.t('chart.failed')} ${words.t(key, given)} ${words.t('team.uptime.progress', values)}`
    return line(why, button(words.t('notice.retry'), load))
  }
  if (loaded === 0) return button(words.t('team.uptime.load', { period: values.period, count: all }), load)
  if (loaded < all)
    return line(words.t('team.uptime.progress', values), button(words.t('chart.resume'), load))
  const time = words.time(report.until ?? now, now)
  return line(
    words.t('team.uptime.loaded', { ...values, time }),
    button(words.t('team.uptime.again'), loadAgain),
  )
}

/** Notes about the counted stations and about missing data. */
function Notes({ uptimes: { asked, outOfRange, failed } }: Pick<Props, 'uptimes'>) {
  const words = useWords()
  if (asked === undefined) return null
  const { matched, of } = asked
  const notes = [
    matched > maxStations && words.t('team.uptime.most', { most: maxStations, count: matched }),
    of > matched && words.t('team.uptime.without', { count: of - matched }),
    outOfRange > 0 && words.t('team.uptime.range', { count: outOfRange }),
    failed > 0 && words.t('team.uptime.failed', { count: failed }),
  ].filter((note) => note !== false)
  return notes.length > 0 && <p className="workspace-quiet">{notes.join(' ')}</p>
}
