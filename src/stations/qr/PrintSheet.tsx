import { useI18n } from '../../ui/i18n/I18nContext'
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
  const i18n = useI18n()
  return (
    <div className="print-only print-sheet">
      {link.length <= maxCodedLength && <QrCode text={link} label={code} />}
      <div>
        <p>{i18n.t('print.link')}</p>
        <p className="print-address">{link}</p>
        <p>{i18n.t('print.printed', { time: i18n.time(now, 0) })}</p>
      </div>
    </div>
  )
}
