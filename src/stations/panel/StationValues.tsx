import { Lock, LockOpen } from 'lucide-react'
import type { PlugDetails, StationDetails } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import { plugLabel } from '../../model/evse-id'
import { assessFreshness, isUnchanged } from '../../model/freshness'
import { cleanText, visibleText } from '../../model/text'
import { type HiddenSeries, mayBeClosed, type Value } from '../../model/value'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { fullAgeWords } from '../words/full-age-words'
import { toShownAge } from '../words/lasting-status'

interface Props {
  details: StationDetails
  /** Whether unreadable values are shown unchanged. */
  raw: boolean
  /** Why the values of all stations are not here; `null`: they are loaded. */
  whyWithoutValues: 'failed' | 'coming' | null
  now: number
  onSignIn: (() => void) | undefined
  contact: string | undefined
}

/** Latest values, each with its time of measurement; or the reason why there are none. */
export function StationValues({ details, raw, whyWithoutValues, now, onSignIn, contact }: Props) {
  const i18n = useI18n()
  const hidden = details.hiddenSeries ?? []
  const { open, closed } = shownValues(details)
  const nothing = listValues(details).length === 0 && details.hiddenSeries?.length === 0
  const rows = (some: readonly ListedValue[]) =>
    some.map(({ value, plug }) => (
      <ValueRow
        key={`${plug === null ? 'station' : 'plug'} ${value.measuredId} ${value.dataType} ${value.period}`}
        value={value}
        plugName={plug && plugLabel(plug)}
        raw={raw}
        answeredAt={details.answeredAt}
        now={now}
      />
    ))
  const isFolded = hasNoClosedValues(details, whyWithoutValues)
  // The plug list already shows all values.
  if (isFolded && open.length === 0 && details.hiddenSeries?.length === 0) return null
  const heading = <h3>{i18n.t('station.values')}</h3>
  const openRows = open.length > 0 && <dl className="values">{rows(open)}</dl>
  return (
    <section className="station-section">
      {isFolded && openRows ? (
        <details className="station-fold">
          <summary>{heading}</summary>
          {openRows}
        </details>
      ) : (
        heading
      )}
      {whyWithoutValues && <p className="quiet">{i18n.t(`station.values.${whyWithoutValues}`)}</p>}
      {!whyWithoutValues && nothing && <p className="quiet">{i18n.t('station.values.none')}</p>}
      {!whyWithoutValues && details.hiddenSeries === null && (
        <p className="quiet">{i18n.t('station.hidden.failed')}</p>
      )}
      {!isFolded && openRows}
      {closed.length > 0 && (
        <div className="values-closed">
          <p className="values-closed-title">
            <LockOpen size={15} aria-hidden /> {i18n.t('station.values.closed')}
          </p>
          <dl className="values">{rows(closed)}</dl>
        </div>
      )}
      {!whyWithoutValues && hidden.length > 0 && (
        <HiddenSeriesNote hidden={hidden} onSignIn={onSignIn} contact={contact} />
      )}
    </section>
  )
}

/** Returns whether all shown values are open. The status summarizes most of those, so they come last and folded. */
export function hasNoClosedValues(
  details: StationDetails,
  whyWithoutValues: Props['whyWithoutValues'],
): boolean {
  return (
    whyWithoutValues === null && listValues(details).length > 0 && shownValues(details).closed.length === 0
  )
}

/** Returns the values without plug statuses, which the plug list shows. */
function shownValues(details: StationDetails) {
  const values = listValues(details).filter(
    ({ value, plug }) =>
      value.meaning.kind !== 'status' ||
      isNotUnderstood(value) ||
      (value.access === 'closed' && !isInPlugList(plug, value)),
  )
  return {
    open: values.filter(({ value }) => value.access !== 'closed'),
    closed: values.filter(({ value }) => value.access === 'closed'),
  }
}

interface ListedValue {
  value: Value
  /** Plug that sent the value; `null`: the station itself. */
  plug: PlugDetails | null
}

/** Returns whether a value of the station or of a plug may be closed. */
export function mayHoldClosed(details: StationDetails): boolean {
  return listValues(details).some(({ value }) => mayBeClosed(value.access))
}

function listValues({ values, plugs }: StationDetails): ListedValue[] {
  return [
    ...values.map((value) => ({ value, plug: null })),
    ...plugs.flatMap((plug) => plug.values.map((value) => ({ value, plug }))),
  ]
}

/** Returns whether the plug list shows the value, as the measurement that the plug's status follows from. */
function isInPlugList(plug: PlugDetails | null, { dataType, period }: Value): boolean {
  return plug?.evidence?.dataType === dataType && plug.evidence.period === period
}

/** Returns whether the value should be a status but could not be parsed. */
function isNotUnderstood({ meaning }: Value): boolean {
  return (
    meaning.kind === 'not-understood' || (meaning.kind === 'status' && meaning.status === 'not-understood')
  )
}

interface ValueProps {
  value: Value
  plugName: string | null
  raw: boolean
  answeredAt: number
  now: number
}

function ValueRow({ value, plugName, raw, answeredAt, now }: ValueProps) {
  const i18n = useI18n()
  const { measuredAt, staleAfter, access, meaning } = value
  const age = toShownAge(
    {
      measuredAt,
      freshness: assessFreshness(measuredAt, staleAfter, answeredAt, now),
      isUnchanged: isUnchanged(value, answeredAt, now),
    },
    meaning.kind === 'status' ? meaning.status : 'none',
  )
  return (
    <div className="value">
      <dt>
        {i18n.tOr(`value.${value.dataType}`, cleanText(value.dataType))}
        {plugName !== null && <bdi className="value-of"> {plugName}</bdi>}
      </dt>
      <dd>
        <span className="value-reading">
          <bdi>{reading(i18n, value)}</bdi>
          {raw && isNotUnderstood(value) && <bdi> {rawReading(i18n, value)}</bdi>}
        </span>{' '}
        {access === 'closed' && <ClosedTag />}
        <span className={`value-age freshness-${age.freshness}`}>{fullAgeWords(i18n, age, now)}</span>
      </dd>
    </div>
  )
}

function reading(i18n: I18n, value: Value): string {
  if (isNotUnderstood(value)) return i18n.t('status.not-understood')
  if (value.meaning.kind === 'status') return i18n.t(`status.${value.meaning.status}`)
  return rawReading(i18n, value)
}

function rawReading(i18n: I18n, { reading: read, unit }: Value): string {
  if (read.kind === 'text') return read.text
  if (read.kind === 'json') return visibleText(read.json)
  return unit === '' ? i18n.number(read.number) : `${i18n.number(read.number)} ${unit}`
}

/** Lists the series without a shown value, and what a person can do to see them. */
function HiddenSeriesNote({
  hidden,
  onSignIn,
  contact,
}: { hidden: readonly HiddenSeries[] } & Pick<Props, 'onSignIn' | 'contact'>) {
  const i18n = useI18n()
  const types = [
    ...new Set(hidden.map((series) => i18n.tOr(`value.${series.dataType}`, cleanText(series.dataType)))),
  ]
  const names = i18n.list(types)
  const mayShowMore = hidden.some((series) => series.reason === 'sign-in')
  const count = types.length
  return (
    <div className="values-hidden">
      <Lock size={16} aria-hidden />
      <p>
        {i18n.t(mayShowMore ? 'station.hidden.sign-in' : 'station.hidden.not-permitted', { names, count })}{' '}
        {mayShowMore && onSignIn && (
          <>
            <button type="button" className="button-link" onClick={onSignIn}>
              {i18n.t('station.hidden.show')}
            </button>
            {contact !== undefined && ' · '}
          </>
        )}
        {contact !== undefined && <a href={contact}>{i18n.t('station.hidden.contact')}</a>}
      </p>
    </div>
  )
}
