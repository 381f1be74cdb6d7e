import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../ui/Words'
import { findProblem, isDays, maxDays, splitDays } from './bounds'
import type { ChosenRange, Days } from './chosen-range'
import { addDays, toDate } from './zone-time'
import '../ui/field.css'

interface Props {
  span: ChosenRange
  timeZone: string
  now: number
  onSpan(span: Days): void
}

/** Form for the first and last day of a range. Errors are shown beside its fields. */
export function DaysForm({ span, timeZone, now, onSpan }: Props) {
  const words = useWords()
  const id = useId()
  const today = toDate(now, timeZone)
  const [[first, last], setDates] = useState(() =>
    isDays(span) ? splitDays(span) : [addDays(today, -6), today],
  )
  const [isShown, setIsShown] = useState(isDays(span))
  const [synced, setSynced] = useState(span)
  // The form stays mounted for another link's days, so that it keeps the focus.
  if (synced !== span) {
    setSynced(span)
    if (isDays(span)) setDates(splitDays(span))
    setIsShown(isDays(span))
  }
  const days: Days = `${first}..${last}`
  const problem = isShown ? findProblem(days, now, timeZone) : null
  const show = (event: FormEvent) => {
    event.preventDefault()
    setIsShown(true)
    if (findProblem(days, now, timeZone) === null) onSpan(days)
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
    <form className="history-days" noValidate onSubmit={show}>
      {field(words.t('chart.days.first'), first, (date) => setDates([date, last]))}
      {field(words.t('chart.days.last'), last, (date) => setDates([first, date]))}
      <button type="submit" className="button">
        {words.t('chart.days.show')}
      </button>
      {problem !== null && (
        <p id={id} className="history-problem" role="alert">
          {words.t(`chart.days.${problem}`, { most: maxDays })}
        </p>
      )}
    </form>
  )
}
