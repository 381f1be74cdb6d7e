import { MapPlus } from 'lucide-react'
import { useMap } from '../../map/map-context'
import type { Basemap } from '../../map/streets/use-basemap'
import { useWords } from '../../ui/Words'
import { allowHosts } from '../settings/street-hosts'
import './streets-note.css'

interface Props {
  online: Basemap['online']
  /** Hosts from which the map would load streets. */
  hosts: readonly string[]
  /** Whether the person has to allow the hosts first. */
  asks: boolean
}

/**
 * Note about the source of streets where the embedded map has no more detail. It asks for permission before other
 * hosts are used.
 */
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
          // The button is removed, so the focus moves to the map.
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
