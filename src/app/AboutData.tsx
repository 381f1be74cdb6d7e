import type { ComponentProps } from 'react'
import { Dialog } from '../ui/Dialog'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { Late } from './Late'

const DataPage = lazily(async () => (await import('../quality/DataPage')).DataPage)

/** The page about the data, whose script comes when somebody asks for it. */
export function AboutData(props: ComponentProps<typeof DataPage>) {
  const words = useWords()
  const failure = (
    <Dialog title={words.t('quality.open')} onClose={props.onClose}>
      <p>{words.t('quality.failed')}</p>
    </Dialog>
  )
  return (
    <Late failure={failure}>
      <DataPage {...props} />
    </Late>
  )
}
