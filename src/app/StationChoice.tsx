import { useEffect, useRef } from 'react'
import type { StationSummary } from '../catalog/door'
import { StationRow } from '../stations/StationRow'
import { useWords } from '../ui/Words'

interface Props {
  stations: readonly StationSummary[]
  now: number
  onSelect(id: string): void
  onClose(): void
}

const ignore = () => undefined

/** Stations that share a point of the map, to choose from: no zoom would part them. */
export function StationChoice({ stations, now, onSelect, onClose }: Props) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog choice" aria-labelledby="choice-title" onClose={onClose}>
      <h2 id="choice-title">{words.t('map.choice', { count: stations.length })}</h2>
      <ul className="choice-list">
        {stations.map((station) => (
          <li key={station.id}>
            <StationRow station={station} selected={false} now={now} onSelect={onSelect} onHover={ignore} />
          </li>
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" className="button">
          {words.t('station.close')}
        </button>
      </form>
    </dialog>
  )
}
