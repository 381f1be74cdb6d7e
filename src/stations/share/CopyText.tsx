import { CodeXml, Link } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type CopyOutcome, copyText } from './copy-text'
import './share.css'

interface Props {
  /** What the text is: the address of a view, or code that shows it on another site. */
  kind: 'link' | 'code'
  text: string
  /** Name of what a link opens, for a button with an icon only; absent: the button has a text. */
  name?: string
}

const looks = {
  link: { Icon: Link, copy: 'share.copy', copied: 'share.copied', byHand: 'share.by-hand' },
  code: { Icon: CodeXml, copy: 'embed.copy', copied: 'embed.copied', byHand: 'embed.by-hand' },
} as const

/** Button that copies a text. If the browser refuses, a field has the text. */
export function CopyText({ kind, text, name }: Props) {
  const i18n = useI18n()
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  const { Icon, copy, copied, byHand } = looks[kind]
  const copyAndReport = async () => {
    // The message goes first: a screen reader reads only what changes.
    setOutcome('none')
    setOutcome(await copyText(text))
  }
  return (
    <>
      <button
        type="button"
        className={name === undefined ? 'button' : 'icon-button'}
        aria-label={name === undefined ? undefined : i18n.t('share.copy-of', { name })}
        onClick={() => void copyAndReport()}
        onBlur={() => outcome === 'copied' && setOutcome('none')}
      >
        <Icon size={16} aria-hidden /> {name === undefined && i18n.t(copy)}
      </button>
      <div className="share-outcome" role="status">
        {outcome === 'copied' && i18n.t(copied)}
        {outcome === 'not-copied' && (
          <label>
            {i18n.t(byHand)}
            <input readOnly value={text} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  )
}
