import { usePage } from './PageContext'
import { useVersions } from './use-app-update'

/**
 * Keeps the page at the newest version and configuration. It renders nothing: a notice states that there is a newer
 * one.
 */
export function Versions() {
  const { snapshot, snapshotQuery } = usePage().stations
  useVersions(snapshot === undefined && snapshotQuery.error !== null)
  return null
}
