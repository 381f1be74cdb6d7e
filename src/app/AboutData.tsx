import { type ComponentProps, Suspense } from 'react'
import { Dialog } from '../ui/Dialog'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'

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
    <ErrorBoundary fallback={failure}>
      <Suspense>
        <DataPage {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
