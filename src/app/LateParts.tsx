import type { ComponentProps } from 'react'
import { useErrorLog } from '../queries/use-error-log'
import { useRecovery } from '../queries/use-recovery'
import { LocationFailure } from './location/LocationFailure'
import { PageLegend } from './map/PageLegend'
import { usePage } from './page/PageContext'
import { Versions } from './page/Versions'
import { KeysShortcut } from './settings/KeysShortcut'

/** Parts of the page that load after its first screen, whether there are stations or not. */
export function LateParts({ location }: { location: ComponentProps<typeof LocationFailure> }) {
  useErrorLog()
  useRecovery(usePage().stations.handle.viewer)
  return (
    <>
      <PageLegend />
      <LocationFailure {...location} />
      <KeysShortcut />
      <Versions />
    </>
  )
}
