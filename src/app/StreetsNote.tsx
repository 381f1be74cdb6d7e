import { MapPlus } from 'lucide-react'
import { useMap } from '../map/map-context'
import type { Basemap } from '../map/use-basemap'
import { useWords } from '../ui/Words'
import { allowHosts } from './settings/street-hosts'
import './streets-note.css'

interface Props {
  online: Basemap['online']
  /** Hosts that the map would ask for streets. */
  hosts: readonly string[]
  /** Whether the person has to allow them first. */
  asks: boolean
}

/** Says, where the detail of the embedded map ends, where streets are from; asks before somebody else is asked. */
export function StreetsNote({ online, hosts, asks }: Props) {
  const words = useWords()
  const map = useMap()

  if (asks)
    return (
      <button
        type="button"
        className="streets-note"
        onClick={() => {
          allowHosts(hosts)
          // The button goes; what it was for is the map.
          map.getCanvas().focus({ preventScroll: true })
        }}
      >
        <MapPlus size={18} aria-hidden />
        <span>{words.t('streets.load', { hosts: words.list(hosts) })}</span>
      </button>
    )
  if (online === 'none') return <p className="streets-note">{words.t('streets.none')}</p>
  if (online === 'drawn') return null
  return (
    <p className="streets-note" role="status">
      {words.t(online === 'failed' ? 'streets.failed' : 'streets.loading')}
    </p>
  )
}
