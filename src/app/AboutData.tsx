import type { ComponentProps } from 'react'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { LateDialog } from './LateDialog'

const DataPage = lazily(async () => (await import('../quality/DataPage')).DataPage)

/** The page about the data. */
export function AboutData(props: ComponentProps<typeof DataPage>) {
  const words = useWords()
  return (
    <LateDialog title={words.t('quality.open')} onClose={props.onClose}>
      <DataPage {...props} />
    </LateDialog>
  )
}
