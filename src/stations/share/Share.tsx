import { Share2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type CopyOutcome, copyText } from './copy-text'
import { stationLink } from './station-link'
import './share.css'

/** Button that shares the station's link by the device's share dialog, or else copies it. */
export function Share({ id, name }: { id: string; name: string }) {
  const i18n = useI18n()
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  const button = useRef<HTMLButtonElement>(null)
  const link = stationLink(id, window.location)
  const share = async () => {
    setOutcome('none')
    // A cancelled share needs no message.
    if (navigator.share) return navigator.share({ title: name, url: link }).catch(() => undefined)
    setOutcome(await copyText(link))
  }
  // Escape closes the message only, not the station.
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || outcome === 'none') return
    event.stopPropagation()
    setOutcome('none')
    button.current?.focus()
  }
  return (
    <>
      <button ref={button} type="button" className="button" onKeyDown={dismiss} onClick={() => void share()}>
        <Share2 size={16} aria-hidden /> {i18n.t('share.station')}
      </button>
      <div className="share-outcome" role="status">
        {outcome === 'copied' && i18n.t('share.copied')}
        {outcome === 'not-copied' && (
          <label>
            {i18n.t('share.by-hand')}
            <input readOnly value={link} onKeyDown={dismiss} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  )
}
