import type { WorkProps } from '../team/work-props'
import type { HistoryStep } from '../url/search-params'
import type { View } from './view'

/** What a page of the workspace is given; one that has parameters of its own in the link reads and writes the view. */
export interface WorkPageProps extends WorkProps {
  view: View
  onView(change: Partial<View>, step: HistoryStep): void
}
