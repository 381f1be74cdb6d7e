import { useI18n } from '../ui/i18n/I18nContext'
import { lazyComponent } from '../ui/lazy-component'
import { LazyDialog } from './lazy/LazyDialog'
import { usePage } from './page/PageContext'

const DataPage = lazyComponent(async () => (await import('../data-page/DataPage')).DataPage)

/** The data page in a dialog, once there is data. Its script is loaded when it is opened. */
export function DataPageDialog({ onClose }: { onClose(): void }) {
  const i18n = useI18n()
  const { config, stations } = usePage()
  const { handle, snapshot } = stations
  if (!snapshot) return null
  return (
    <LazyDialog title={i18n.t('data.open')} onClose={onClose}>
      <DataPage config={config} handle={handle} snapshot={snapshot} onClose={onClose} />
    </LazyDialog>
  )
}
