import { X } from 'lucide-react'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lineStyleAt } from '../chart/line-styles'
import type { ComparedSeries } from './compared'
import { nameUnseen, splitNames } from './name-series'

export interface ComparedRow {
  /** Value of the link's parameter. */
  linkKey: string
  /** `undefined`: it cannot be shown; `reason` is why. */
  found: ComparedSeries | undefined
  reason: 'chart.loading' | 'chart.failed' | 'compare.absent' | 'compare.not-open'
  /** Name of its station; `undefined`: it is not loaded, or unknown. */
  stationName: string | undefined
}

interface Props {
  /** In the order of the link, which also decides colours and dashes. */
  rows: readonly ComparedRow[]
  onOpen(id: string): void
  onRemove(linkKey: string): void
}

/** List of the compared series: line, name, station, and a button that removes it. */
export function ComparedList({ rows, onOpen, onRemove }: Props) {
  const i18n = useI18n()
  const all = rows.flatMap(({ found }) => found ?? [])
  const { common, names } = splitNames(i18n, all)
  const named = rows.map((row) => {
    return { ...row, name: row.found ? (names[all.indexOf(row.found)] ?? '') : nameUnseen(i18n, row) }
  })
  return (
    <>
      {common !== '' && (
        <p className="compare-common">
          <bdi>{common}</bdi>
        </p>
      )}
      <ul className="compare-list" aria-label={i18n.t('compare.series')}>
        {named.map(({ linkKey, reason, found, name }, index) => (
          <li key={linkKey}>
            {found?.kind !== 'status' && <Swatch styleIndex={index} />}
            <span className="compare-name">
              {found ? (
                <button type="button" className="button-link" onClick={() => onOpen(found.station.id)}>
                  <bdi>{name}</bdi>
                </button>
              ) : (
                <>
                  <bdi>{name}</bdi> {i18n.t(reason)}
                </>
              )}{' '}
              {found?.access === 'closed' && <ClosedTag />}{' '}
              {found?.kind === 'count' && <small>{i18n.t('compare.steps')}</small>}
              {found?.kind === 'measure' && <small>{i18n.t('compare.line')}</small>}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={i18n.t('compare.remove', { name })}
              onClick={() => onRemove(linkKey)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Swatch({ styleIndex }: { styleIndex: number }) {
  const { colour, dash } = lineStyleAt(styleIndex)
  return (
    <svg className="compare-swatch" viewBox="0 0 32 4" aria-hidden>
      <path d="M0 2h32" style={{ stroke: `var(${colour})` }} strokeDasharray={dash.join(' ')} />
    </svg>
  )
}
