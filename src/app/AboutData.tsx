import type { ComponentProps } from 'react'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { LazyDialog } from './LazyDialog'

const DataPage = lazily(async () => (await import('../quality/DataPage')).DataPage)

/** Data page. */
export function AboutData(props: ComponentProps<typeof DataPage>) {
  const words = useWords()
  return (
    <LazyDialog title={words.t('quality.open')} onClose={props.onClose}>
      <DataPage {...props} />
    </LazyDialog>
  )
}
