import { useState } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { StationItem } from '../../stations/StationItem'
import { isNamesake } from '../../stations/station-words'
import { Dialog } from '../../ui/Dialog'
import { useWords } from '../../ui/Words'

interface Props {
  stations: readonly StationSummary[]
  now: number
  onSelect(id: string): void
  /** Called when the choice is made or cancelled. */
  onClose(): void
}

/** Number of rows that are shown at first, and that each click of the button adds. */
const pageSize = 50
const ignore = () => undefined

/** Choice of stations that share a point of the map and that no zoom separates. */
export function StationChoice({ stations, now, onSelect, onClose }: Props) {
  const words = useWords()
  const [shown, setShown] = useState(pageSize)
  const select = (id: string) => {
    onClose()
    onSelect(id)
  }
  const more = Math.min(pageSize, stations.length - shown)
  return (
    <Dialog title={words.t('map.choice', { count: stations.length })} className="choice" onClose={onClose}>
      <ul className="choice-list">
        {stations.slice(0, shown).map((station) => (
          <li key={station.id}>
            <StationItem
              station={station}
              selected={false}
              hasNamesake={isNamesake(station, stations)}
              now={now}
              onSelect={select}
              onHover={ignore}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="button" onClick={() => setShown(shown + pageSize)}>
          {words.t('map.choice.more', { count: more })}
        </button>
      )}
    </Dialog>
  )
}
