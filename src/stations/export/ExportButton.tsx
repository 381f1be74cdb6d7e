import { Download } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import { useI18n } from '../../ui/i18n/I18nContext'
import { ListSheet } from '../print/ListSheet'
import { usePrintedList } from '../print/use-printed-list'
import { ExportDialog } from './ExportDialog'

interface Props extends Omit<ComponentProps<typeof ExportDialog>, 'onPrint' | 'onClose'> {
  /** Whether a station or a page of the team is opened. The browser then prints that. */
  isPanelOpen: boolean
}

/** Button that exports or prints the list. It loads after the first list. */
export function ExportButton({ isPanelOpen, ...props }: Props) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { snapshot, query, config } = props
  const { publisher, licence } = config
  const { filters } = query
  const [printed, print] = usePrintedList(props, !isPanelOpen)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={i18n.t('export.open')}
        title={i18n.t('export.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Download size={16} aria-hidden />
      </button>
      {isOpen && <ExportDialog {...props} onPrint={print} onClose={() => setOpen(false)} />}
      {printed &&
        createPortal(
          <ListSheet
            printed={printed}
            snapshot={snapshot}
            filters={filters}
            publisher={publisher}
            licence={licence}
            within={query.bounds !== null}
            link={props.getLink()}
          />,
          document.body,
        )}
    </>
  )
}
