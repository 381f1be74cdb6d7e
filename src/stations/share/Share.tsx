import { Share2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../../ui/Words'
import { stationLink } from './station-link'
import './share.css'

type Outcome = 'none' | 'copied' | 'not-copied'

/** Passes the station's link on: by the device's own means where it has them, else by the clipboard. */
export function Share({ id, name }: { id: string; name: string }) {
  const words = useWords()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const button = useRef<HTMLButtonElement>(null)
  const link = stationLink(id, window.location)
  const share = async () => {
    setOutcome('none')
    // A person who cancels it knows that it was not shared.
    if (navigator.share) return navigator.share({ title: name, url: link }).catch(() => undefined)
    setOutcome(await copied(link))
  }
  // It leaves the station open.
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || outcome === 'none') return
    event.stopPropagation()
    setOutcome('none')
    button.current?.focus()
  }
  return (
    <>
      <button ref={button} type="button" className="button" onKeyDown={dismiss} onClick={() => void share()}>
        <Share2 size={16} aria-hidden /> {words.t('share.station')}
      </button>
      <div className="share-outcome" role="status">
        {outcome === 'copied' && words.t('share.copied')}
        {outcome === 'not-copied' && (
          <label>
            {words.t('share.by-hand')}
            <input readOnly value={link} onKeyDown={dismiss} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  )
}

async function copied(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // Not on a secure address, or not allowed.
    return 'not-copied'
  }
}
