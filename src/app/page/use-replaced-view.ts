import { noFilters } from '../../model/filters'
import { useLinkedView, type View } from '../link/view'
import type { PageView } from './PageContext'

/** Returns the view of a page that makes no history entries. */
export function useReplacedView(): Omit<PageView, 'onOpen'> {
  const [view, setView] = useLinkedView()
  const changeView = (part: Partial<View>) => setView(part, 'replace')
  return {
    view,
    changeView,
    onFilter: (filters) => changeView({ filters }),
    resetFilters: () => changeView({ filters: noFilters }),
  }
}
