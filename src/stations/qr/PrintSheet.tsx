import { useWords } from '../../ui/Words'
import { stationLink } from '../share/station-link'
import { QrCode } from './QrCode'

/** What paper needs and a screen has already: the way back to the page, and when this was true. */
export function PrintSheet({ id, now }: { id: string; now: number }) {
  const words = useWords()
  const link = stationLink(id, window.location)
  return (
    <div className="print-only print-sheet">
      <QrCode text={link} label={words.t('print.qr')} />
      <div>
        <p>{words.t('print.link')}</p>
        <p className="print-address">{link}</p>
        <p>{words.t('print.printed', { time: words.time(now, 0) })}</p>
      </div>
    </div>
  )
}
