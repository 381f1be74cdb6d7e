import type { ComponentProps } from 'react'
import { lazyComponent } from '../ui/lazy-component'
import { useWords } from '../ui/Words'
import { LazyDialog } from './LazyDialog'

const DataPage = lazyComponent(async () => (await import('../data-page/DataPage')).DataPage)

/** The data page in a dialog. Its script is loaded when it is opened. */
export function DataPageDialog(props: ComponentProps<typeof DataPage>) {
  const words = useWords()
  return (
    <LazyDialog title={words.t('quality.open')} onClose={props.onClose}>
      <DataPage {...props} />
    </LazyDialog>
  )
}
