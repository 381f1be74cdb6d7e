import { useId, useState } from 'react'
import { cleanText } from '../model/text'
import { useI18n } from '../ui/i18n/I18nContext'
import { type ChosenRange, presets } from './chosen-range'
import { DaysForm } from './DaysForm'
import type { NumberSeries } from './series'
import { isDays } from './time-range'
import '../ui/controls/field.css'

interface RangeProps {
  range: ChosenRange
  now: number
  onRange(range: ChosenRange): void
}

/** Choice of a preset or of days. */
export function RangeChoice({ range, now, onRange }: RangeProps) {
  const i18n = useI18n()
  const group = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const [seenRange, setSeenRange] = useState(range)
  // Back, a link and another choice of the same range end the choice of days here.
  if (seenRange !== range) {
    setSeenRange(range)
    setIsChoosing(false)
  }
  const isOfDays = isChoosing || isDays(range)
  const choices = [...presets, 'days'] as const
  const choose = (choice: (typeof choices)[number]) => {
    setIsChoosing(choice === 'days')
    if (choice !== 'days') onRange(choice)
  }
  return (
    <>
      <fieldset className="segments">
        <legend className="visually-hidden">{i18n.t('chart.range')}</legend>
        {choices.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="chip-input"
              name={group}
              checked={one === (isOfDays ? 'days' : range)}
              onChange={() => choose(one)}
            />
            <span>{i18n.t(`chart.range.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {isOfDays && <DaysForm range={range} now={now} onRange={onRange} />}
    </>
  )
}

interface SeriesProps {
  series: readonly NumberSeries[]
  /** Data type of the drawn series. */
  chosen: string
  onSeries(dataType: string): void
}

/** Choice of the series. Renders nothing with fewer than two. */
export function SeriesChoice({ series, chosen, onSeries }: SeriesProps) {
  const i18n = useI18n()
  if (series.length < 2) return null
  return (
    <select
      className="field"
      aria-label={i18n.t('chart.series')}
      value={chosen}
      onChange={(event) => onSeries(event.target.value)}
    >
      {series.map(({ key: { dataType } }) => (
        <option key={dataType} value={dataType}>
          {i18n.tOr(`value.${dataType}`, cleanText(dataType))}
        </option>
      ))}
    </select>
  )
}
