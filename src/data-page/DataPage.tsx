import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config/config'
import { useNow } from '../ui/browser/use-now'
import { Dialog } from '../ui/dialog/Dialog'
import { useI18n } from '../ui/i18n/I18nContext'
import { AgeByProvider } from './AgeByProvider'
import { Figures } from './Figures'
import { IdsWithoutRecord } from './IdsWithoutRecord'
import { MeasuredTypes } from './MeasuredTypes'
import { Provenance } from './Provenance'
import { inventoryQuery, rowReportQuery } from './queries'
import { RejectedRecords } from './RejectedRecords'
import { RowOutcomesTable } from './RowOutcomesTable'
import { UnplacedStations } from './UnplacedStations'
import './data-page.css'

interface Props {
  config: Config
  handle: CatalogHandle
  snapshot: Snapshot
  onClose(): void
}

/** Page on the data of the list: source, counts, ages and rejected records. */
export function DataPage({ config, handle, snapshot, onClose }: Props) {
  const i18n = useI18n()
  const now = useNow()
  const inventory = useQuery(inventoryQuery(handle, snapshot.revision, now)).data
  const rowReport = useQuery(rowReportQuery(handle, snapshot.revision)).data
  return (
    <Dialog title={i18n.t('data.open')} className="data-page" onClose={onClose}>
      <Provenance config={config} />
      <Figures
        snapshot={snapshot}
        onlyIn={config.region.only ? config.region.name : undefined}
        types={inventory?.types}
        refreshSeconds={config.refreshSeconds}
        now={now}
      />
      <MeasuredTypes snapshot={snapshot} types={inventory?.types} viewer={handle.viewer} now={now} />
      {inventory && <AgeByProvider providers={inventory.providers} now={now} />}
      {rowReport && <RowOutcomesTable outcomes={rowReport.outcomes} />}
      {rowReport && <UnplacedStations stations={rowReport.unplaced} />}
      <RejectedRecords handle={handle} snapshot={snapshot} />
      <IdsWithoutRecord handle={handle} />
    </Dialog>
  )
}
