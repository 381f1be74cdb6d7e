import { lazyComponent } from '../ui/lazy-component'
import { useWords } from '../ui/words/Words'
import { LazyDialog } from './lazy/LazyDialog'
import { usePage } from './page/PageContext'

const DataPage = lazyComponent(async () => (await import('../data-page/DataPage')).DataPage)

/** The data page in a dialog, once there is data. Its script is loaded when it is opened. */
export function DataPageDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  const { config, stations } = usePage()
  const { handle, snapshot } = stations
  if (!snapshot) return null
  return (
    <LazyDialog title={words.t('data.open')} onClose={onClose}>
      <DataPage config={config} handle={handle} snapshot={snapshot} onClose={onClose} />
    </LazyDialog>
  )
}
