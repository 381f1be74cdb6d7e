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
    const isShared = await openShareDialog({ title: name, url: link })
    if (!isShared) setOutcome(await copyText(link))
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
      <button
        ref={button}
        type="button"
        className="button"
        onKeyDown={dismiss}
        onClick={() => void share()}
        onBlur={() => outcome === 'copied' && setOutcome('none')}
      >
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

/** @returns whether the device's share dialog was shown; a frame of another site may not show it */
async function openShareDialog(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // A person who cancels needs no message.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
