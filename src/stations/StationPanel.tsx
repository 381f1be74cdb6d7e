import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { StationDetails } from '../catalog/door'
import type { Filters } from '../model/filters'
import { Placeholder } from '../ui/Placeholder'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { PlugList } from './PlugList'
import { type Source, stationQuery } from './queries'
import { StationFacts } from './StationFacts'
import { StationStatus } from './StationStatus'
import { StationValues } from './StationValues'
import { placeWords } from './station-words'
import './station-panel.css'

interface Props {
  source: Source
  revision: number
  id: string
  filters: Filters
  valuesFailed: boolean
  /** Absent where there is no login. */
  onSignIn: (() => void) | undefined
  contact: string | undefined
  onClose(): void
}

/** One station, whether or not the filters let it through. Give it the id as `key`: another station is another panel. */
export function StationPanel({ source, revision, id, filters, onClose, ...rest }: Props) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const { data, isPending } = useQuery(stationQuery(source, revision, { id, filters, now }))
  const found = data !== undefined && data !== null

  // A screen reader follows the focus: opening a station leads to its name.
  useEffect(() => {
    if (found) heading.current?.focus({ preventScroll: true })
  }, [found])

  return (
    <aside
      className="station-panel"
      aria-label={words.t('station.label')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="station-head">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{data ? data.summary.name : id}</bdi>
        </h2>
        <button type="button" className="icon-button" aria-label={words.t('station.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {isPending && <p className="station-waiting">{words.t('station.loading')}</p>}
      {data === null && (
        <Placeholder title={words.t('station.missing', { id })} hint={words.t('station.missing.hint')} />
      )}
      {data && <StationBody details={data} now={now} {...rest} />}
    </aside>
  )
}

type BodyProps = Pick<Props, 'valuesFailed' | 'onSignIn' | 'contact'> & {
  details: StationDetails
  now: number
}

function StationBody({ details, now, valuesFailed, onSignIn, contact }: BodyProps) {
  const words = useWords()
  const { summary, station } = details
  const where = [summary.provider, placeWords(summary)].filter((part) => part !== '').join(' · ')
  return (
    <>
      {where !== '' && (
        <p className="station-where">
          <bdi>{where}</bdi>
        </p>
      )}
      {!details.matches && <p className="station-note">{words.t('station.hidden')}</p>}
      <StationStatus station={summary} failed={valuesFailed} now={now} />
      <PlugList plugs={details.plugs} now={now} />
      <StationValues
        details={details}
        failed={valuesFailed}
        now={now}
        onSignIn={onSignIn}
        contact={contact}
      />
      <StationFacts station={station} />
    </>
  )
}
