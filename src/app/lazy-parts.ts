import { lazily } from '../ui/lazily'

// Parts whose scripts load after the first list and the map, or when a person opens them.
export const loadPanel = async () => (await import('./OpenedStation')).OpenedStation
export const OpenedStation = lazily(loadPanel)
export const AboutData = lazily(async () => (await import('./AboutData')).AboutData)
export const Legend = lazily(async () => (await import('../stations/Legend')).Legend)
export const ListTools = lazily(async () => (await import('./ListTools')).ListTools)
export const ListNotes = lazily(async () => (await import('./ListNotes')).ListNotes)
export const UnreadStations = lazily(async () => (await import('../quality/UnreadStations')).UnreadStations)
export const TeamWorkspace = lazily(async () => (await import('./TeamWorkspace')).TeamWorkspace)
export const ExportStations = lazily(async () => (await import('./ExportStations')).ExportStations)
