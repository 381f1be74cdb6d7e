import { useState } from 'react'
import { createPortal } from 'react-dom'
import { StatusKey } from '../../stations/Legend'
import { TimeKey } from '../../stations/TimeKey'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import './legend-item.css'

/** Button that opens the legend of statuses and times. */
export function LegendButton() {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {i18n.t('map.legend')}
      </button>
      {isOpen &&
        // Outside the small print around the button, whose type and separators a dialog would inherit.
        createPortal(
          <Dialog title={i18n.t('map.legend')} className="legend-dialog" onClose={() => setOpen(false)}>
            <StatusKey />
            <TimeKey />
          </Dialog>,
          document.body,
        )}
    </>
  )
}
