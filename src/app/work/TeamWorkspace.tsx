import type { ComponentProps, ComponentType } from 'react'
import { useSession } from '../../auth/SessionContext'
import { Workspace } from '../../team/Workspace'
import { type OpenedWorkPage, type WorkPage, workPages } from '../../team/work'
import { workLabels } from '../../team/work-labels'
import type { WorkProps } from '../../team/work-props'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { currentSearch } from '../../url/search-params'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { PartFailure } from '../lazy/PartFailure'
import { useCompared } from '../link/use-compared'
import { serializeView } from '../link/view'
import { defaultColours } from '../map/use-colouring'
import { usePage } from '../page/PageContext'
import { ViewsButton } from '../views/ViewsButton'
import { OpenDataNote } from './OpenDataNote'
import { WorkNotices } from './WorkNotices'
import { WorkPrintFoot } from './WorkPrint'
import { WorkScope } from './WorkScope'

const MapColours = lazyComponent(async () => (await import('./MapColours')).MapColours)

interface RegisteredPage {
  Page: ComponentType<WorkProps>
  /** Whether the page covers the map at first. Absent: it always fits beside the map. */
  startsWide?: (compared: readonly string[]) => boolean
}

/** Pages of `team/work.ts`, each in a separate chunk. */
const pages: Record<WorkPage, RegisteredPage> = {
  attention: {
    Page: lazyComponent<WorkProps>(async () => (await import('./AttentionWork')).AttentionWork),
    startsWide: () => false,
  },
  quality: {
    Page: lazyComponent<WorkProps>(async () => (await import('./QualityWork')).QualityWork),
    startsWide: () => true,
  },
  history: {
    Page: lazyComponent<WorkProps>(async () => (await import('./HistoryWork')).HistoryWork),
    startsWide: (compared) => compared.length > 0,
  },
  revealed: {
    Page: lazyComponent<WorkProps>(async () => (await import('./RevealedWork')).RevealedWork),
  },
}

interface Props {
  sheet: ComponentProps<typeof Workspace>['sheet']
}

/** Team workspace with the page in the address. */
export function TeamWorkspace({ sheet }: Props) {
  const i18n = useI18n()
  const { config, stations, view, changeView, onFilter, onOpen } = usePage()
  const { handle, query, snapshot } = stations
  const { work } = view
  const session = useSession().state
  const [compared] = useCompared()
  if (work === '') return null
  const { Page, startsWide } = pages[work]
  const defaultColour = defaultColours[work]
  // An opened station stays open above the page.
  const show = (next: OpenedWorkPage) => changeView({ work: next }, 'push')
  const links = workPages.map((id) => ({
    id,
    label: i18n.t(workLabels[id]),
    address: serializeView({ ...view, work: id }, currentSearch()),
  }))
  return (
    <Workspace
      pages={{ page: work, links, onPage: show }}
      startsWide={startsWide?.(compared) ?? null}
      sheet={sheet}
      covered={view.station !== ''}
      hasChoices={defaultColour !== undefined}
      tools={<ViewsButton />}
      onClose={() => show('')}
    >
      <WorkScope />
      <WorkNotices />
      {work !== 'revealed' && <OpenDataNote />}
      {snapshot && defaultColour && (
        <ErrorBoundary>
          <MapColours defaultColour={defaultColour} />
        </ErrorBoundary>
      )}
      {snapshot && (
        <ErrorBoundary key={work} fallback={(error) => <PartFailure error={error} />}>
          <Page
            config={config}
            handle={handle}
            query={query}
            snapshot={snapshot}
            roles={session.kind === 'signed-in' ? session.roles : null}
            onFilter={onFilter}
            onOpen={onOpen}
          />
        </ErrorBoundary>
      )}
      <WorkPrintFoot />
    </Workspace>
  )
}
