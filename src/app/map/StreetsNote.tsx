import { MapPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useMap } from '../../map/map-context'
import type { Basemap } from '../../map/streets/use-basemap'
import { useOnline } from '../../ui/browser/use-online'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { narrow } from '../../ui/look/widths'
import { allowHosts } from '../settings/street-hosts'
import './streets-note.css'

interface Props {
  online: Basemap['online']
  /** Hosts from which the map would load streets. */
  hosts: readonly string[]
  /** Whether the person has to allow the hosts first. */
  asks: boolean
}

/** Whether the person has dismissed the note since the page was opened; the settings also have the offer. */
let isDismissed = false

/**
 * Note about the source of streets where the embedded map has no more detail. It requests permission before other
 * hosts are used; a device without a network could not load them.
 */
export function StreetsNote({ online, hosts, asks }: Props) {
  const i18n = useI18n()
  const map = useMap()
  const isOnline = useOnline()

  const [isHidden, setHidden] = useState(isDismissed)
  // The button is removed, so the focus moves to the map.
  const leave = () => map.getCanvas().focus({ preventScroll: true })
  const dismiss = () => {
    isDismissed = true
    setHidden(true)
    leave()
  }
  const load = () => {
    allowHosts(hosts)
    leave()
  }

  if (isHidden) return null
  if (asks) return isOnline && <StreetsOffer hosts={hosts} onLoad={load} onDismiss={dismiss} />
  if (online === 'none' || online === 'drawn') return null
  const hasFailed = online === 'failed'
  return (
    <div className="streets-note streets-state">
      <p role="status">{i18n.t(hasFailed ? 'streets.failed' : 'streets.loading')}</p>
      {hasFailed && <DismissButton onDismiss={dismiss} />}
    </div>
  )
}

interface OfferProps {
  hosts: readonly string[]
  onLoad(): void
  onDismiss(): void
}

/** A folded offer is replaced by its button, which therefore gets the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/**
 * Button that loads streets, with the hosts that they come from, and a button that hides it. A narrow map has few
 * places without a station: there a small button unfolds the offer.
 */
function StreetsOffer({ hosts, onLoad, onDismiss }: OfferProps) {
  const i18n = useI18n()
  const isNarrow = useMedia(narrow)
  const [isUnfolded, setUnfolded] = useState(false)
  if (isNarrow && !isUnfolded)
    return (
      <button
        type="button"
        className="streets-offer streets-folded"
        aria-expanded="false"
        onClick={() => setUnfolded(true)}
      >
        {i18n.t('streets.load')}
      </button>
    )
  return (
    <div className="streets-note streets-offer">
      <button type="button" ref={isUnfolded ? takeFocus : null} className="streets-load" onClick={onLoad}>
        <MapPlus size={18} aria-hidden />
        <span>
          {i18n.t('streets.load')} <small>{i18n.t('streets.from', { hosts: i18n.list(hosts) })}</small>
        </span>
      </button>
      <DismissButton onDismiss={onDismiss} />
    </div>
  )
}

function DismissButton({ onDismiss }: Pick<OfferProps, 'onDismiss'>) {
  const i18n = useI18n()
  return (
    <button type="button" className="icon-button" aria-label={i18n.t('notice.dismiss')} onClick={onDismiss}>
      <X size={16} aria-hidden />
    </button>
  )
}

/** Item of the map's credits: a note above the map would cover stations. */
export function NoStreets() {
  const i18n = useI18n()
  return <li>{i18n.t('streets.none')}</li>
}
