import { Suspense, useEffect, useState } from 'react'
import { AboutData } from '../app/AboutData'
import { LazyBoundary } from '../app/LazyBoundary'
import { MapArea } from '../app/MapArea'
import { PanelFailure } from '../app/PanelFailure'
import { StationsSheet } from '../app/StationsSheet'
import { useFocusReturn } from '../app/use-focus-return'
import { useListMiddle } from '../app/use-list-middle'
import { useObscured } from '../app/use-obscured'
import { useView } from '../app/view'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import type { Filters } from '../model/filters'
import { FilterBar } from '../stations/FilterBar'
import { FreshnessLine } from '../stations/FreshnessLine'
import { markMapLoaded } from '../stations/first-list'
import { Legend } from '../stations/Legend'
import { useStations } from '../stations/use-stations'
import { lazyComponent } from '../ui/lazy-component'
import type { SheetHeight } from '../ui/use-sheet-drag'
import { useWords } from '../ui/Words'
import type { Panel } from './panels'
import '../app/app.css'
import '../app/widths.css'
import './embed.css'

const PageLinksLine = lazyComponent(async () => (await import('../quality/PageLinks')).PageLinksLine)
const StationPanel = lazyComponent(async () => (await import('../stations/StationPanel')).StationPanel)
const OpenLink = lazyComponent(async () => (await import('./OpenLink')).OpenLink)

const session = { kind: 'anonymous', viewer: 'anonymous', epoch: 0, reason: { kind: 'never' } } as const
const ignore = () => undefined
/** Padding of a map without a list: nothing covers it. */
const uncovered = { top: 16, right: 16, bottom: 16, left: 16 } as const

interface Props {
  config: Config
  source: CatalogHandle
  panels: ReadonlySet<Panel>
}

/** Page for a frame in another site. It uses the code of the main page, without header, login and history entries. */
export function EmbedPage({ config, source, panels }: Props) {
  const words = useWords()
  const [view, setView] = useView()
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const [stationSheet, setStationSheet] = useState<SheetHeight>('half')
  const [aboutData, setAboutData] = useState(false)
  const [mapless, setMapless] = useState(!panels.has('map'))
  const { filters, sort, station } = view
  const middle = useListMiddle(view.camera)
  const stations = useStations(source, config.refreshSeconds, {
    filters,
    sort,
    origin: null,
    middle: middle.position,
    bounds: null,
  })
  const { snapshot, facets } = stations

  useEffect(() => {
    if (mapless) markMapLoaded()
  }, [mapless])

  const change = (part: Parameters<typeof setView>[0]) => setView(part, 'replace')
  const filter = (next: Filters) => change({ filters: next })
  const { opener, remember, giveBack } = useFocusReturn()
  const select = (id: string) => {
    remember()
    setStationSheet('half')
    change({ station: id })
  }
  const close = () => {
    change({ station: '' })
    giveBack()
  }

  // If the map cannot be drawn, the list replaces it.
  const hasList = panels.has('list') || mapless
  const hasDetails = panels.has('details') && station !== ''
  const covered = useObscured(hasDetails)
  const note = !snapshot && config.pages && (
    <LazyBoundary>
      <PageLinksLine pages={config.pages} />
    </LazyBoundary>
  )
  const freshness = { stations, onAbout: () => setAboutData(true), note }
  return (
    <div
      className="page embed"
      data-station={hasDetails || undefined}
      data-list={hasList || undefined}
      data-map={!mapless || undefined}
      data-filters={panels.has('filters') || undefined}
    >
      {(hasList || panels.has('filters')) && (
        <div className="column" inert={covered === 'column'}>
          {panels.has('filters') && (
            <search className="find" aria-label={words.t('filters.label')}>
              <FilterBar filters={filters} facets={facets} hasRoom onChange={filter} />
            </search>
          )}
          {hasList && (
            <StationsSheet
              {...freshness}
              session={session}
              view={view}
              sheet={{ inert: covered === 'sheet', height: sheet, onHeight: setSheet }}
              hovered={hovered}
              onSort={(sort) => change({ sort })}
              onFilter={filter}
              onSelect={select}
              onHover={setHovered}
              onSignIn={ignore}
            />
          )}
        </div>
      )}
      {hasDetails && snapshot && (
        <LazyBoundary key={station} failure={<PanelFailure onClose={close} />}>
          <StationPanel
            source={source}
            snapshot={snapshot}
            opened={{ id: station, opener }}
            sheet={{ height: stationSheet, onHeight: setStationSheet }}
            filters={filters}
            site={{
              contact: config.contact,
              report: undefined,
              tourism: undefined,
              timeZone: config.region.timeZone,
            }}
            actions={{ onFilter: filter, onSignIn: undefined, onOpen: select, onClose: close }}
          />
        </LazyBoundary>
      )}
      {aboutData && snapshot && (
        <AboutData config={config} source={source} snapshot={snapshot} onClose={() => setAboutData(false)} />
      )}
      {panels.has('legend') && facets && <Legend facets={facets} />}
      {panels.has('map') && (
        <MapArea
          config={config}
          stations={stations}
          view={view}
          hasList={hasList}
          sheet={hasDetails ? stationSheet : sheet}
          padding={hasList || hasDetails ? undefined : uncovered}
          middle={middle}
          hovered={hovered}
          onHover={setHovered}
          onSelect={select}
          onCamera={(camera) => change({ camera })}
          onUnavailable={() => setMapless(true)}
        />
      )}
      <section className="embed-foot" aria-label={words.t('app.name')}>
        {!hasList && <FreshnessLine {...freshness} />}
        {(!panels.has('map') || mapless) && (
          <a href={config.licence.url} target="_blank" rel="noopener noreferrer license">
            {config.publisher}, {config.licence.name}
          </a>
        )}
        <Suspense>
          <OpenLink view={view} />
        </Suspense>
      </section>
    </div>
  )
}
