import type { StationSummary } from '../catalog/door'
import { StationRow } from '../stations/StationRow'
import { Dialog } from '../ui/Dialog'
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
  return (
    <Dialog title={words.t('map.choice', { count: stations.length })} className="choice" onClose={onClose}>
      <ul className="choice-list">
        {stations.map((station) => (
          <li key={station.id}>
            <StationRow station={station} selected={false} now={now} onSelect={onSelect} onHover={ignore} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
