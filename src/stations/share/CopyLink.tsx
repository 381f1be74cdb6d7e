import { Link } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../ui/Words'
import { type CopyOutcome, copyText } from './copy-text'
import './share.css'

interface Props {
  link: string
  /** Name of what the link opens, for a button with an icon only; absent: the button has a text. */
  name?: string
}

/** Button that copies a link. If the browser refuses, a field has the link. */
export function CopyLink({ link, name }: Props) {
  const words = useWords()
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  return (
    <>
      <button
        type="button"
        className={name === undefined ? 'button' : 'icon-button'}
        aria-label={name === undefined ? undefined : words.t('share.copy-of', { name })}
        onClick={async () => setOutcome(await copyText(link))}
      >
        <Link size={16} aria-hidden /> {name === undefined && words.t('share.copy')}
      </button>
      <div className="share-outcome" role="status">
        {outcome === 'copied' && words.t('share.copied')}
        {outcome === 'not-copied' && (
          <label>
            {words.t('share.by-hand')}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  )
}
