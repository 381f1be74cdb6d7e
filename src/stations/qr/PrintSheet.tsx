import { useWords } from '../../ui/words/Words'
import { QrCode } from './QrCode'
import '../../ui/look/paper.css'

/** Maximum length of a link whose code a phone can read at its printed size. */
const maxCodedLength = 300

interface Props {
  link: string
  /** Accessible name of the code. */
  code: string
  now: number
}

/** Parts for print only: a link back to the page, and the time of the data. */
export function PrintSheet({ link, code, now }: Props) {
  const words = useWords()
  return (
    <div className="print-only print-sheet">
      {link.length <= maxCodedLength && <QrCode text={link} label={code} />}
      <div>
        <p>{words.t('print.link')}</p>
        <p className="print-address">{link}</p>
        <p>{words.t('print.printed', { time: words.time(now, 0) })}</p>
      </div>
    </div>
  )
}
