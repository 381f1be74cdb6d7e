import type { ComponentProps } from 'react'
import type { Colouring } from '../stations/map/colouring'
import { useWords } from '../ui/Words'
import { OpenedStation, TeamWorkspace } from './lazy-parts'
import { usePage } from './PageContext'
import { PanelBoundary } from './PanelBoundary'
import type { OpenedView } from './use-main-view'

interface Props {
  opened: OpenedView
  workSheet: ComponentProps<typeof TeamWorkspace>['sheet']
  /** Whether a panel covers the list. */
  covers: boolean
  onColouring(colouring: Colouring | null): void
  onWorkClose(): void
}

/** The workspace and the station of the view. */
export function OpenedPanels({ opened, workSheet, covers, onColouring, onWorkClose }: Props) {
  const words = useWords()
  const { stations, view } = usePage()
  const { handle, snapshot } = stations
  return (
    <>
      {view.work !== '' && (
        <PanelBoundary key={`${handle.viewer} work`} label={words.t('team.label')} onClose={onWorkClose}>
          <TeamWorkspace sheet={workSheet} onColouring={onColouring} />
        </PanelBoundary>
      )}
      {view.station !== '' && snapshot && (
        <PanelBoundary key={`${handle.viewer} ${view.station}`} onClose={opened.onClose}>
          <OpenedStation {...opened} snapshot={snapshot} covers={covers} />
        </PanelBoundary>
      )}
    </>
  )
}
