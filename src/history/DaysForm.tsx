import { type FormEvent, useId, useState } from 'react'
import { addDays, toDate } from '../i18n/zone-time'
import { useI18n } from '../ui/i18n/I18nContext'
import type { ChosenRange, Days } from './chosen-range'
import { findProblem, isDays, maxDays, splitDays } from './time-range'
import '../ui/controls/field.css'

interface Props {
  range: ChosenRange
  now: number
  onRange(range: Days): void
}

/** Form for the first and last day of a range. Errors are shown beside its fields. */
export function DaysForm({ range, now, onRange }: Props) {
  const i18n = useI18n()
  const { timeZone } = i18n
  const id = useId()
  const today = toDate(now, timeZone)
  const [[first, last], setDates] = useState(() =>
    isDays(range) ? splitDays(range) : [addDays(today, -6), today],
  )
  const [showsProblem, setShowsProblem] = useState(isDays(range))
  const [seenRange, setSeenRange] = useState(range)
  // The form stays mounted for another link's days, so that it keeps the focus.
  if (seenRange !== range) {
    setSeenRange(range)
    if (isDays(range)) setDates(splitDays(range))
    setShowsProblem(isDays(range))
  }
  const days: Days = `${first}..${last}`
  const problem = showsProblem ? findProblem(days, now, timeZone) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowsProblem(true)
    if (findProblem(days, now, timeZone) === null) onRange(days)
  }
  const field = (label: string, value: string, onChange: (value: string) => void) => (
    <label>
      <span>{label}</span>
      <input
        type="date"
        className="field"
        value={value}
        max={today}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
  return (
    <form className="history-days" noValidate onSubmit={submit}>
      {field(i18n.t('chart.days.first'), first, (date) => setDates([date, last]))}
      {field(i18n.t('chart.days.last'), last, (date) => setDates([first, date]))}
      <button type="submit" className="button">
        {i18n.t('chart.days.show')}
      </button>
      {problem !== null && (
        <p id={id} className="history-problem" role="alert">
          {i18n.t(`chart.days.${problem}`, { max: maxDays })}
        </p>
      )}
    </form>
  )
}
