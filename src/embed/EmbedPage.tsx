import { type ComponentProps, useState } from 'react'
import { DataPageDialog } from '../app/DataPageDialog'
import { ErrorBoundary } from '../app/lazy/ErrorBoundary'
import { lazyPart } from '../app/lazy/lazy-part'
import { useViewStations } from '../app/list/use-view-stations'
import { LazyMapRegion } from '../app/map/LazyMapRegion'
import { HoverProvider } from '../app/page/HoverContext'
import { type Page, PageContext } from '../app/page/PageContext'
import { useCoveredPart } from '../app/page/use-covered-part'
import { useOpening } from '../app/page/use-opening'
import { useReplacedView } from '../app/page/use-replaced-view'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config/config'
import { lazyComponent } from '../ui/lazy-component'
import type { SheetHeight } from '../ui/sheet/use-sheet-drag'
import { EmbedColumn } from './EmbedColumn'
import { EmbedFooter } from './EmbedFooter'
import { EmbedStation } from './EmbedStation'
import { defaultPanels, type Panel } from './panels'
import { type ShownPanels, useShownPanels } from './use-shown-panels'
import '../app/app.css'
import '../app/header.css'
import '../app/list/result-head.css'
import '../app/list/results.css'
import '../app/widths.css'
import '../app/narrow.css'
import './embed.css'

const Legend = lazyPart(async () => (await import('../stations/Legend')).Legend)
const PageLinksLine = lazyComponent(async () => (await import('../data-page/PageLinks')).PageLinksLine)

/** Padding of a map without a list: nothing covers it. */
const uncovered = { top: 16, right: 16, bottom: 16, left: 16 } as const

interface Props {
  config: Config
  handle: CatalogHandle
  panels: ReadonlySet<Panel>
}

/** Page for a frame in another site. It uses the code of the main page, without header, login and history entries. */
export function EmbedPage({ config, handle, panels }: Props) {
  const replaced = useReplacedView()
  const { view, changeView } = replaced
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const [isDataPageOpen, setDataPageOpen] = useState(false)
  const shown = useShownPanels(panels, view.station)
  const covered = useCoveredPart(shown.details)
  const stations = useViewStations(config, handle, view)
  const { snapshot, facets } = stations
  const opening = useOpening((station) => changeView({ station }, 'replace'))
  const page: Page = { config, stations, ...replaced, onOpen: opening.open }
  const pageLinks = !snapshot && config.pages && <EmbedPageLinks pages={config.pages} />
  const freshness = { note: pageLinks, onAbout: () => setDataPageOpen(true) }
  return (
    <PageContext value={page}>
      <HoverProvider>
        <div className="page embed" {...toAttributes(shown)}>
          <EmbedColumn
            shown={shown}
            covered={covered}
            freshness={freshness}
            sheet={{ height: sheet, onHeight: setSheet }}
          />
          {shown.details && snapshot && <EmbedStation snapshot={snapshot} opening={opening} />}
          {isDataPageOpen && <DataPageDialog onClose={() => setDataPageOpen(false)} />}
          {shown.legend && facets && <Legend facets={facets} isFolded={panels === defaultPanels} />}
          {shown.map && (
            <LazyMapRegion
              hasList={shown.list}
              sheet={shown.details ? opening.sheet.height : sheet}
              padding={shown.list || shown.details ? undefined : uncovered}
            />
          )}
          <EmbedFooter config={config} view={view} shown={shown} freshness={{ stations, ...freshness }} />
        </div>
      </HoverProvider>
    </PageContext>
  )
}

/** Attributes for the styles of the page. */
function toAttributes({ details, list, map, filters }: ShownPanels) {
  return {
    'data-station': details || undefined,
    'data-list': list || undefined,
    'data-map': map || undefined,
    'data-filters': filters || undefined,
  }
}

function EmbedPageLinks({ pages }: ComponentProps<typeof PageLinksLine>) {
  return (
    <ErrorBoundary>
      <PageLinksLine pages={pages} />
    </ErrorBoundary>
  )
}
