import { lazily } from '../ui/lazily'

// Parts whose scripts come after the first list, of which the panel's is fetched at once: few open a station before.
export const loadPanel = async () => (await import('./OpenedStation')).OpenedStation
export const OpenedStation = lazily(loadPanel)
export const AboutData = lazily(async () => (await import('./AboutData')).AboutData)
export const Legend = lazily(async () => (await import('../stations/Legend')).Legend)
export const ListTools = lazily(async () => (await import('./ListTools')).ListTools)
export const NearNotice = lazily(async () => (await import('./NearNotice')).NearNotice)
export const UnreadStations = lazily(async () => (await import('../quality/UnreadStations')).UnreadStations)
export const ExportStations = lazily(async () => (await import('./ExportStations')).ExportStations)
