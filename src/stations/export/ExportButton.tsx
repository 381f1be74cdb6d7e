import { Download } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../../ui/Words'
import { ExportDialog } from './ExportDialog'

type Props = Omit<ComponentProps<typeof ExportDialog>, 'onClose'>

/** Comes after the first list, with all that it opens. */
export function ExportButton(props: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.t('export.open')}
        title={words.t('export.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Download size={16} aria-hidden />
      </button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
