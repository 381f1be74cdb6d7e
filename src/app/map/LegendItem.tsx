import { useState } from 'react'
import { createPortal } from 'react-dom'
import { StatusKey } from '../../stations/Legend'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import './legend-item.css'

/** Item of the map's credits that opens the legend. On a narrow screen there is no room for the legend itself. */
export function LegendItem() {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="legend-item">
      <button type="button" className="button-link" onClick={() => setOpen(true)}>
        {i18n.t('map.legend')}
      </button>
      {isOpen &&
        // Outside the credits, whose small type and separators a dialog would inherit.
        createPortal(
          <Dialog title={i18n.t('map.legend')} className="legend-dialog" onClose={() => setOpen(false)}>
            <StatusKey />
          </Dialog>,
          document.body,
        )}
    </li>
  )
}
