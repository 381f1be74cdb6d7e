import { Table2 } from 'lucide-react'
import { useEffect } from 'react'
import { type ListTableProps, listTable } from '../../stations/list/list-table'
import { IconChoice } from '../../ui/controls/IconChoice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { useMedia } from '../../ui/look/use-media'
import { wide } from '../../ui/look/widths'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { PartFailure } from '../lazy/PartFailure'
import { usePage } from '../page/PageContext'

const PageTable = lazyComponent(async () => (await import('./PageTable')).PageTable)

/** The table, or why its script is missing. */
function ListTable(props: ListTableProps) {
  return (
    <ErrorBoundary fallback={(error) => <PartFailure error={error} />}>
      <PageTable {...props} />
    </ErrorBoundary>
  )
}

/** Checkbox that shows the list as a table. A narrower window has no room for one. */
export function TableChoice() {
  const i18n = useI18n()
  const { view, changeView } = usePage()
  const isWide = useMedia(wide)
  const isChosen = view.list !== ''
  const isShown = isWide && isChosen
  useEffect(() => {
    if (!isShown) return
    let isGone = false
    // The list stays until the table can replace it.
    const show = () => isGone || listTable.set(ListTable)
    PageTable.load().then(show, show)
    return () => {
      isGone = true
      listTable.set(null)
    }
  }, [isShown])
  if (!isWide) return null
  return (
    <IconChoice
      label={i18n.t('list.table')}
      checked={isChosen}
      onChange={() => changeView({ list: isChosen ? '' : 'table' }, 'push')}
    >
      <Table2 size={18} aria-hidden />
    </IconChoice>
  )
}
