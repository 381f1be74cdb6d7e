import { type QueryStatus, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { StationDetails } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { I18n } from '../../i18n/i18n'
import { toDate } from '../../i18n/zone-time'
import type { Viewer } from '../../model/viewer'
import { useNow } from '../../ui/browser/use-now'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { HistoryFailure } from '../HistoryFailure'
import { historyKey } from '../queries'
import { findOpenFreeSeries, type NumberSeries } from '../series'
import { formatHour, HourBars, HourTable } from './HourBars'
import { usualSentence } from './usual-words'
import { toUsualHour, usuallyFreeQuery } from './usually-free'
import { hoursOfDay, type WeekHour, weekHourAt } from './week-hours'
import '../../ui/look/paper.css'
import '../../ui/content/station-section.css'
import '../history.css'
import './usually-free.css'

interface Props {
  handle: CatalogHandle
  details: StationDetails
  now: number
}

/** Plugs that are usually free at this hour of the week. Renders nothing for stations without open history. */
export function UsuallyFree({ details, ...rest }: Props) {
  const series = findOpenFreeSeries(details)
  if (series === undefined) return null
  return <UsuallyFreeSection series={series} total={details.summary.total} {...rest} />
}

interface SectionProps extends Omit<Props, 'details'> {
  series: NumberSeries
  /** Plugs of the station; `null`: unknown. */
  total: number | null
}

/**
 * The weeks of history are loaded when the section is scrolled into view. The section has its height before that,
 * so that the content below does not move under a press.
 */
function UsuallyFreeSection({ handle, series, total, now }: SectionProps) {
  const i18n = useI18n()
  const { timeZone } = i18n
  const queryClient = useQueryClient()
  const [isSeen, setSeen] = useState(false)
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const histories = useHistoriesStatus(handle.viewer)
  const date = toDate(now, timeZone)
  const { data, error, refetch } = useQuery({
    ...usuallyFreeQuery(queryClient, handle, { series, date, timeZone }),
    enabled: isSeen && histories === 'success',
  })
  // The chart below requests a history too and states why it failed.
  if (data === undefined && histories === 'error') return null
  // Paper has no use for what may load later, so the section is printed only with its weeks.
  const className = data === undefined ? 'station-section screen-only' : 'station-section'
  return (
    <section ref={observe} className={className} aria-label={i18n.t('chart.usual.title')}>
      <h3>{i18n.t('chart.usual.title')}</h3>
      {data !== undefined && <UsualDay week={data ?? []} total={total} now={now} />}
      {data === undefined && error && <HistoryFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && (
        <p className="history-waiting usual-waiting">{i18n.t('chart.loading')}</p>
      )}
    </section>
  )
}

/**
 * Status of all histories that the viewer has asked for, of any station. If the service refused all of them, no weeks
 * are requested.
 */
function useHistoriesStatus(viewer: Viewer): QueryStatus {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, () => {
    const all = cache.findAll({ queryKey: historyKey(viewer) }).map(({ state }) => state.status)
    if (all.includes('success')) return 'success'
    return all.length > 0 && all.every((status) => status === 'error') ? 'error' : 'pending'
  })
}

interface DayProps {
  week: readonly WeekHour[]
  total: number | null
  now: number
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Plugs that are usually free at one hour of the week, at first the present one, and the hours of its day. */
function UsualDay({ week, total, now }: DayProps) {
  const i18n = useI18n()
  const { timeZone } = i18n
  const [chosenHour, setChosenHour] = useState<number | null>(null)
  const hourOfWeek = chosenHour ?? weekHourAt(now, timeZone)
  const basis = week[hourOfWeek]
  const usual = toUsualHour(basis)
  const max = Math.max(...week.map((one) => toUsualHour(one)?.mean ?? 0))
  // More plugs are free than the total, so the total must be wrong and is not shown.
  const all = total === null || max > total ? null : total
  const zone = i18n.zone(now)
  const time = formatHour(hourOfWeek % hoursOfDay)
  return (
    <>
      {usual ? (
        <p className="usual-sentence">
          {usualSentence(i18n, {
            mean: usual.mean,
            total: all,
            when: dayWords(i18n, Math.floor(hourOfWeek / hoursOfDay)),
            time: zone === null ? time : `${time} ${zone}`,
          })}
        </p>
      ) : (
        <p className="quiet">{i18n.t('chart.usual.none')}</p>
      )}
      <p className="usual-basis">
        {basis && i18n.t('chart.usual.basis', { weeks: basis.weeks, samples: basis.samples })}
      </p>
      <WeekdayBars
        week={week}
        hourOfWeek={hourOfWeek}
        max={Math.max(1, all ?? Math.ceil(max))}
        onHour={setChosenHour}
      />
    </>
  )
}

interface WeekdayProps {
  week: readonly WeekHour[]
  /** The hour that is described, which is marked. */
  hourOfWeek: number
  /** Number of free plugs at the full height of a bar. */
  max: number
  onHour(hourOfWeek: number): void
}

/** Hours of a weekday as bars, on paper as a table, and the choice of weekday and hour. */
function WeekdayBars({ week, hourOfWeek, max, onHour }: WeekdayProps) {
  const i18n = useI18n()
  const zone = i18n.zone(useNow())
  const hourOfDay = hourOfWeek % hoursOfDay
  const weekday = (hourOfWeek - hourOfDay) / hoursOfDay
  const [asTable, setAsTable] = useState(false)
  const hoursOf = (index: number) => week.slice(index * hoursOfDay, (index + 1) * hoursOfDay)
  const isKnown = (index: number) => hoursOf(index).some((one) => toUsualHour(one) !== null)
  if (!weekdays.some((_, index) => isKnown(index))) return null
  const day = hoursOf(weekday)
  const name = i18n.t('chart.usual.day', { when: dayWords(i18n, weekday) })
  const caption = inOneLine([name, zone === null ? '' : i18n.t('chart.zone', { zone })])
  return (
    <>
      <div className="screen-only">
        <HourBars day={day} current={hourOfDay} max={max} caption={name} />
        <div className="usual-day">
          <select
            className="field"
            aria-label={i18n.t('chart.usual.weekday')}
            value={weekday}
            onChange={({ target }) => onHour(Number(target.value) * hoursOfDay + hourOfDay)}
          >
            {weekdays.map((name, index) => (
              <option key={name} value={index} disabled={!isKnown(index)}>
                {dayWords(i18n, index)}
              </option>
            ))}
          </select>
          <HourChoice
            hours={day.length}
            chosen={hourOfDay}
            onHour={(index) => onHour(weekday * hoursOfDay + index)}
          />
          <button
            type="button"
            className="button-link"
            aria-haspopup="dialog"
            onClick={() => setAsTable(true)}
          >
            {i18n.t('chart.usual.hours')}
          </button>
        </div>
      </div>
      <div className="print-only">
        <HourTable day={day} caption={caption} />
      </div>
      {asTable && (
        <Dialog title={i18n.t('chart.usual.title')} onClose={() => setAsTable(false)}>
          <HourTable day={day} caption={caption} />
        </Dialog>
      )}
    </>
  )
}

interface HourChoiceProps {
  /** Number of hours to choose from. */
  hours: number
  chosen: number
  onHour(hourOfDay: number): void
}

function HourChoice({ hours, chosen, onHour }: HourChoiceProps) {
  const i18n = useI18n()
  return (
    <select
      className="field"
      aria-label={i18n.t('chart.usual.hour')}
      value={chosen}
      onChange={({ target }) => onHour(Number(target.value))}
    >
      {Array.from({ length: hours }, (_, index) => (
        <option key={formatHour(index)} value={index}>
          {formatHour(index)}
        </option>
      ))}
    </select>
  )
}

/** "on Mondays". @param weekday 0: Monday */
function dayWords(i18n: I18n, weekday: number): string {
  return i18n.t('chart.usual.when', { weekday: weekdays[weekday] ?? '' })
}
