import { useId } from 'react'
import { cleanText } from '../model/text'
import { useWords } from '../ui/Words'
import type { NumberSeries } from './series'
import { type Span, spans } from './span'

interface Props {
  span: Span
  onSpan(span: Span): void
  series: readonly NumberSeries[]
  /** Data type of the one that is drawn. */
  chosen: string
  onSeries(dataType: string): void
}

/** How far back, and of which values. */
export function Choices({ span, onSpan, series, chosen, onSeries }: Props) {
  const words = useWords()
  const group = useId()
  return (
    <div className="history-choices">
      <fieldset className="segments">
        <legend className="visually-hidden">{words.t('chart.span')}</legend>
        {spans.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="chip-input"
              name={group}
              checked={one === span}
              onChange={() => onSpan(one)}
            />
            <span>{words.t(`chart.span.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {series.length > 1 && (
        <select
          aria-label={words.t('chart.series')}
          value={chosen}
          onChange={(event) => onSeries(event.target.value)}
        >
          {series.map(({ key: { dataType } }) => (
            <option key={dataType} value={dataType}>
              {words.word(`value.${dataType}`, cleanText(dataType))}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
