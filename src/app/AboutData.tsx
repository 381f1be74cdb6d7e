import type { ComponentProps } from 'react'
import { lazyComponent } from '../ui/lazy-component'
import { useWords } from '../ui/Words'
import { LazyDialog } from './LazyDialog'

const DataPage = lazyComponent(async () => (await import('../data-page/DataPage')).DataPage)

/** Data page. */
export function AboutData(props: ComponentProps<typeof DataPage>) {
  const words = useWords()
  return (
    <LazyDialog title={words.t('quality.open')} onClose={props.onClose}>
      <DataPage {...props} />
    </LazyDialog>
  )
}
