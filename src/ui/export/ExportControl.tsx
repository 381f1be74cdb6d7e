import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words/Words'
import './export-control.css'

/** Icon button "Export" that shows the controls of a file below it. */
export function ExportControl({ children }: { children: ReactNode }) {
  const words = useWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="export-control">
      <button
        type="button"
        className="icon-button"
        aria-label={words.t('export.open')}
        title={words.t('export.open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Download size={18} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
