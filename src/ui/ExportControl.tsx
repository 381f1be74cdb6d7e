import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from './Words'
import './export-control.css'

/** Button "Export" that shows the controls of a file below it. */
export function ExportControl({ children }: { children: ReactNode }) {
  const words = useWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="export-control">
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Download size={16} aria-hidden /> {words.t('export.open')}
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
