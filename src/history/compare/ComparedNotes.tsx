import { useI18n } from '../../ui/i18n/I18nContext'
import { missingSentences } from '../history-words'
import type { LoadedHistory } from '../queries'
import '../../ui/look/paper.css'

interface Props {
  drawn: readonly { name: string; history: LoadedHistory | undefined }[]
  /** Whether the first part of each series is loading. */
  isPending: boolean
  now: number
}

/** Notes about series that are loading, empty, or refused for a part of the time. */
export function ComparedNotes({ drawn, isPending, now }: Props) {
  const i18n = useI18n()
  const sentences = drawn.flatMap(({ name, history }) => {
    if (!history) return []
    const { samples, missing, rejected } = history
    const found = missingSentences(i18n, { missing, until: Math.min(now, history.until) }, now)
    if (rejected > 0) found.push(i18n.t('chart.rejected', { count: rejected }))
    if (samples.length === 0 && found.length === 0) found.push(i18n.t('chart.none'))
    return found.map((sentence) => ({ name, sentence }))
  })
  return (
    <>
      {isPending && <p className="history-waiting screen-only">{i18n.t('chart.loading')}</p>}
      {sentences.map(({ name, sentence }) => (
        <p key={`${name} ${sentence}`} className="history-missing">
          <bdi>{name}</bdi>: {sentence}
        </p>
      ))}
    </>
  )
}
