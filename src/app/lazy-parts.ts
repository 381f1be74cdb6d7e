import { lazyComponent } from '../ui/lazy-component'
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
export const DataPageDialog = lazyComponent(async () => (await import('./DataPageDialog')).DataPageDialog)
export const Legend = lazyComponent(async () => (await import('../stations/Legend')).Legend)
export const ListTools = lazyComponent(async () => (await import('./ListTools')).ListTools)
export const ListNotes = lazyComponent(async () => (await import('./ListNotes')).ListNotes)
export const UnreadStations = lazyComponent(
  async () => (await import('../data-page/UnreadStations')).UnreadStations,
)
export const TeamWorkspace = lazyComponent(async () => (await import('./TeamWorkspace')).TeamWorkspace)
export const ExportStations = lazyComponent(async () => (await import('./ExportStations')).ExportStations)
