import type { ReactNode } from 'react'
import type { PlugDetails, StationDetails } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'

/** Configuration of the site that shows a station. */
export interface PanelSettings {
  contact: string | undefined
  /** Address template for problem reports; absent: the site accepts none. */
  report: string | undefined
  /** Address of the tourism datasets; absent: there are none. */
  tourism: string | undefined
}

export interface StationActions {
  /** Clears all filters. */
  onReset(): void
  /** Absent if there is no login. */
  onSignIn: (() => void) | undefined
  /** Opens another station instead. */
  onOpen(id: string): void
  onClose(): void
}

/** Content that other parts of the app add. */
export interface AddedContent {
  /** Above the name, visible while the rest scrolls. */
  head?: ReactNode
  /** Notice that the panel repeats because it covers the notice's usual place. */
  notice?: ReactNode
  /** Control for the alert when a plug gets free. */
  freeAlert?(station: StationSummary, now: number): ReactNode
  /** How long a plug has had its status. */
  statusSince?(plug: PlugDetails, details: StationDetails, now: number): ReactNode
  history?(details: StationDetails, now: number): ReactNode
}
