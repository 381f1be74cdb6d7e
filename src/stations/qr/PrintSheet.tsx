import { useWords } from '../../ui/Words'
import { QrCode } from './QrCode'

/** Characters of a link whose code a phone still reads at the size it is printed. */
const longestCoded = 300

interface Props {
  link: string
  /** Name of the code, for who cannot see it. */
  code: string
  now: number
}

/** What paper needs and a screen has already: the way back to the page, and when this was true. */
export function PrintSheet({ link, code, now }: Props) {
  const words = useWords()
  return (
    <div className="print-only print-sheet">
      {link.length <= longestCoded && <QrCode text={link} label={code} />}
      <div>
        <p>{words.t('print.link')}</p>
        <p className="print-address">{link}</p>
        <p>{words.t('print.printed', { time: words.time(now, 0) })}</p>
      </div>
    </div>
  )
}
