import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Padding } from '../../map/padding'
import { useWords } from '../../ui/Words'
import { StatusSign } from '../StatusSign'
import { ageWords, freeWords } from '../station-words'
import type { Colouring } from './colouring'
import { parseStatusMix } from './status-mix'
import type { Tip } from './tip'
import './sign-tooltip.css'

interface Props {
  tip: Tip
  /** Covered sides of the map. */
  padding: Padding
  now: number
  colouring?: Colouring | null | undefined
}

/** Milliseconds that the mouse rests on a sign before its tooltip appears. */
const rest = 120
/** CSS pixels from tooltip to sign (above: beyond its target; below: beyond the mouse arrow) and to the map's edge. */
const away = { above: 8, below: 24, edge: 8 } as const

/**
 * Tooltip of the sign under the mouse, beside that sign and never under the mouse. It is hidden from assistive
 * technology, because the list has the same content.
 */
export function SignTooltip({ tip, padding, now, colouring }: Props) {
  const { id } = tip.sign
  /** Id of the sign that the mouse has rested on. */
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(id), rest)
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

function Bubble({ tip: { sign, drawn, station }, padding, now, colouring }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { top, right, left } = padding
  useLayoutEffect(() => {
    const element = box.current
    const parent = element?.offsetParent
    if (!element || !parent) return
    const { offsetWidth: width, offsetHeight: height } = element
    const least = left + away.edge
    const most = parent.clientWidth - right - away.edge - width
    const above = sign.at.y - sign.half - away.above - height
    element.style.left = `${Math.max(least, Math.min(most, sign.at.x - width / 2))}px`
    element.style.top = `${above >= top + away.edge ? above : sign.at.y + sign.half + away.below}px`
  })
  const { classes } = drawn
  const mix = colouring && classes && <colouring.Mix classes={classes} />
  if (drawn.kind === 'station') {
    if (!station) return null
    const age = station.outOfUse === null && station.shut === null ? ageWords(words, station, now) : null
    return (
      <div ref={box} className="sign-tooltip" aria-hidden>
        <p className="sign-tooltip-name">
          <bdi>{station.name}</bdi>
        </p>
        <p>{[freeWords(words, station, now), ...(age === null ? [] : [age])].join(' · ')}</p>
        {mix}
      </div>
    )
  }
  return (
    <div ref={box} className="sign-tooltip" aria-hidden>
      <p className="sign-tooltip-name">{words.t('map.cluster', { count: drawn.count })}</p>
      {mix || (
        <ul>
          {parseStatusMix(drawn.mix).map(({ status, count }) => (
            <li key={status}>
              <StatusSign status={status} faded={false} size={14} /> {words.number(count)}{' '}
              {words.t(`status.${status}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
