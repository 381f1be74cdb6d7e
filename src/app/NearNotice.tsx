import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import type { Near } from './near'

/** Whether the list knows where the person is, and how to end that. */
export function NearNotice({ near, onForget }: { near: Near; onForget(): void }) {
  const words = useWords()
  switch (near.kind) {
    case 'off':
      return null
    case 'asking':
      return <Notice tone="plain">{words.t('near.asking')}</Notice>
    case 'here':
      return (
        <Notice tone="plain" action={{ label: words.t('near.stop'), run: onForget }}>
          {words.t('near.here')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warning" onDismiss={onForget}>
          {words.t(`near.failed.${near.why}`)}
        </Notice>
      )
  }
}
