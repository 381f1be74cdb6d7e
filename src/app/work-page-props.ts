import type { WorkProps } from '../team/work-props'
import type { HistoryStep } from '../url/search-params'
import type { View } from './view'

/** Props of a workspace page. A page with link parameters reads and writes the view. */
export interface WorkPageProps extends WorkProps {
  view: View
  onView(change: Partial<View>, step: HistoryStep): void
}
