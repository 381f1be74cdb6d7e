import { useErrorLog } from '../queries/use-error-log'
import { PageLegend } from './map/PageLegend'
import { Versions } from './page/Versions'
import { KeysShortcut } from './settings/KeysShortcut'

/** Parts of the page that load after its first screen, whether there are stations or not. */
export function LateParts() {
  useErrorLog()
  return (
    <>
      <PageLegend />
      <KeysShortcut />
      <Versions />
    </>
  )
}
