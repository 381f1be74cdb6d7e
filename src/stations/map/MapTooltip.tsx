import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ClusterSymbol } from '../../catalog/catalog-symbol'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { StatusIcon } from '../StatusIcon'
import { statusAgeWords } from '../words/age-words'
import { freeWords } from '../words/free-words'
import { placeTooltip } from './place-tooltip'
import { listStatusCounts } from './status-counts'
import type { TooltipProps } from './tooltip-content'
import './map-tooltip.css'

/** Milliseconds that the mouse rests on a symbol before its tooltip appears. */
const delay = 120

/**
 * Tooltip of the symbol under the mouse, beside that symbol and never under the mouse. It is hidden from assistive
 * technology, because the list has the same content.
 */
export function MapTooltip({ tip, padding, now, colouring }: TooltipProps) {
  const { id } = tip.target
  /** Id of the symbol that the mouse has rested on. */
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(id), delay)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer)
      setShown(null)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [id])
  return id === shown ? <Bubble tip={tip} padding={padding} now={now} colouring={colouring} /> : null
}

function Bubble({ tip: { target, symbol, station }, padding, now, colouring }: TooltipProps) {
  const i18n = useI18n()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    const parent = element?.offsetParent
    if (!element || !parent) return
    const { offsetWidth: width, offsetHeight: height } = element
    const place = placeTooltip(target, { width, height }, { padding, mapWidth: parent.clientWidth })
    element.style.left = `${place.x}px`
    element.style.top = `${place.y}px`
  })
  const { classes } = symbol
  const classLegend = colouring && classes && <colouring.ClassLegend classes={classes} />
  if (symbol.kind === 'station') {
    if (!station) return null
    const age = statusAgeWords(i18n, station, now)
    return (
      <div ref={box} className="map-tooltip" aria-hidden>
        <p className="map-tooltip-name">
          <bdi>{station.name}</bdi>
        </p>
        <p>{inOneLine([freeWords(i18n, station, now), age ?? ''])}</p>
        {classLegend}
      </div>
    )
  }
  return (
    <div ref={box} className="map-tooltip" aria-hidden>
      <p className="map-tooltip-name">{i18n.t('map.cluster', { count: symbol.count })}</p>
      {classLegend || <ClusterStatuses symbol={symbol} />}
    </div>
  )
}

/** Number of stations with each status, and how many of all are drawn faded. */
function ClusterStatuses({ symbol }: { symbol: ClusterSymbol }) {
  const i18n = useI18n()
  const counts = listStatusCounts(symbol)
  const faded = counts.reduce((sum, one) => sum + one.faded, 0)
  return (
    <>
      <ul>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <StatusIcon status={status} faded={false} size={14} /> {i18n.number(count)}{' '}
            {i18n.t(`status.${status}`)}
          </li>
        ))}
      </ul>
      {faded > 0 && <p>{i18n.t('map.cluster.faded', { count: faded })}</p>}
    </>
  )
}
