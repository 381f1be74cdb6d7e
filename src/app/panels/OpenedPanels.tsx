import type { ComponentProps } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { usePage } from '../page/PageContext'
import type { MainView, StationPanelState } from '../page/use-main-view'
import { PanelBoundary } from './PanelBoundary'

const OpenedStation = lazyComponent(async () => (await import('./OpenedStation')).OpenedStation)
/** Loads the script of an opened station. */
export const loadStationPanel = OpenedStation.load
const TeamWorkspace = lazyComponent(async () => (await import('../work/TeamWorkspace')).TeamWorkspace)

interface Props {
  stationPanel: StationPanelState
  workSheet: ComponentProps<typeof TeamWorkspace>['sheet']
  /** Whether a panel covers the list. */
  coversList: boolean
  onWork: MainView['onWork']
}

/** The workspace and the station of the view. */
export function OpenedPanels({ stationPanel, workSheet, coversList, onWork }: Props) {
  const i18n = useI18n()
  const { stations, view } = usePage()
  const { handle, snapshot } = stations
  return (
    <>
      {view.work !== '' && (
        <PanelBoundary key={`${handle.viewer} work`} label={i18n.t('team.label')} onClose={() => onWork('')}>
          <TeamWorkspace sheet={workSheet} />
        </PanelBoundary>
      )}
      {view.station !== '' && snapshot && (
        <PanelBoundary key={`${handle.viewer} ${view.station}`} onClose={stationPanel.onClose}>
          <OpenedStation {...stationPanel} snapshot={snapshot} coversList={coversList} onWork={onWork} />
        </PanelBoundary>
      )}
    </>
  )
}
