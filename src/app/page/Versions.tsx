import { usePage } from './PageContext'
import { useVersions } from './use-app-update'

/** Keeps the page at the newest version and configuration. It shows nothing: a notice says that there is a newer one. */
export function Versions() {
  const { snapshot, snapshotQuery } = usePage().stations
  useVersions(snapshot === undefined && snapshotQuery.error !== null)
  return null
}
