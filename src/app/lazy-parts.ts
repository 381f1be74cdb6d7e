import { lazyComponent } from '../ui/lazy-component'
import { lazyPart } from './lazy-part'
// Small styles of these parts: each would be one more request after the first list.
import '../stations/export/export-dialog.css'
import '../stations/favourites/favourites.css'
import '../stations/free-alert/free-alert.css'
import '../stations/legend.css'
import '../ui/include-closed.css'
import '../ui/notice.css'
import './account-menu.css'
import './list-notes.css'

// Parts whose scripts load after the first list and the map, or when a person opens them.
export const loadPanel = async () => (await import('./OpenedStation')).OpenedStation
export const OpenedStation = lazyComponent(loadPanel)
export const TeamWorkspace = lazyComponent(async () => (await import('./TeamWorkspace')).TeamWorkspace)
export const UnreadStations = lazyComponent(
  async () => (await import('../data-page/UnreadStations')).UnreadStations,
)
export const DataPageDialog = lazyPart(async () => (await import('./DataPageDialog')).DataPageDialog)
export const ExportStations = lazyPart(async () => (await import('./ExportStations')).ExportStations)
export const ListNotes = lazyPart(async () => (await import('./ListNotes')).ListNotes)
export const ListTools = lazyPart(async () => (await import('./ListTools')).ListTools)
export const PageLegend = lazyPart(async () => (await import('./PageLegend')).PageLegend)
