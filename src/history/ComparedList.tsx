import { X } from 'lucide-react'
import type { Translator } from '../i18n/translator'
import { plugLabel } from '../model/evse-id'
import { cleanText } from '../model/text'
import { useWords } from '../ui/Words'
import { type ComparedSeries, comparedOf } from './compared'
import { lineLooks } from './line-looks'

interface Props {
  /** In the order of the link, which is that of colours and dashes. */
  rows: readonly { word: string; isPending: boolean; found: ComparedSeries | undefined }[]
  onOpen(id: string): void
  onRemove(word: string): void
}

/** The series that are compared: what each line is, its station, and a way to leave it out. */
export function ComparedList({ rows, onOpen, onRemove }: Props) {
  const words = useWords()
  return (
    <ul className="compare-list" aria-label={words.t('compare.series')}>
      {rows.map(({ word, isPending, found }, index) => (
        <li key={word}>
          {found?.kind !== 'status' && <Swatch look={index} />}
          {found ? (
            <button type="button" className="button-link" onClick={() => onOpen(found.station.id)}>
              <bdi>{nameOf(words, found)}</bdi>
            </button>
          ) : (
            <span>
              <bdi>{comparedOf(word)?.stationId ?? word}</bdi>{' '}
              {words.t(isPending ? 'chart.loading' : 'compare.absent')}
            </span>
          )}
          {found?.access === 'closed' && <span className="tag-closed">{words.t('station.closed')}</span>}
          {found?.kind === 'count' && <small>{words.t('compare.steps')}</small>}
          {found?.kind === 'measure' && <small>{words.t('compare.line')}</small>}
          <button
            type="button"
            className="icon-button"
            aria-label={words.t('compare.remove', { name: found ? nameOf(words, found) : word })}
            onClick={() => onRemove(word)}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** "Hotel Post · IT*ABC*E1 · Power now (kW)" */
export function nameOf(words: Translator, { station, plug, key, unit, kind }: ComparedSeries): string {
  const type = cleanText(key.dataType)
  const value = kind === 'status' ? words.t('chart.status') : words.word(`value.${key.dataType}`, type)
  const parts = [station.name, ...(plug ? [plugLabel(plug)] : []), unit === '' ? value : `${value} (${unit})`]
  return parts.join(' · ')
}

function Swatch({ look }: { look: number }) {
  const { colour, dash } = lineLooks[look % lineLooks.length] ?? { colour: '--accent', dash: [] }
  return (
    <svg className="compare-swatch" viewBox="0 0 32 4" aria-hidden>
      <path d="M0 2h32" style={{ stroke: `var(${colour})` }} strokeDasharray={dash.join(' ')} />
    </svg>
  )
}
