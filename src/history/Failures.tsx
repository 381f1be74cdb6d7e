import { errorWords } from '../catalog/failures/explain'
import { failureWords } from '../catalog/failures/failure-words'
import { FailureNotice } from '../ui/content/FailureNotice'
import { useI18n } from '../ui/i18n/I18nContext'
import type { Histories, SeriesHistory } from './use-histories'

interface Props {
  histories: Pick<Histories<unknown>, 'loadAgain' | 'isLoadingAgain'> & {
    all: readonly Pick<SeriesHistory<unknown>, 'error' | 'history'>[]
  }
}

/** Failed and refused parts with the reasons, and a button to load them again, which says that it does. */
export function Failures({ histories: { all, loadAgain, isLoadingAgain } }: Props) {
  const i18n = useI18n()
  if (loadAgain === null) return null
  const errors = all.flatMap(({ error }) => error ?? [])
  const failures = all
    .flatMap(({ history }) => history?.missing ?? [])
    .flatMap(({ reason, failure }) => (reason === 'refused' || reason === 'failed' ? (failure ?? []) : []))
  const reasons = new Set([
    ...errors.map((error) => errorWords(i18n, error)),
    ...failures.map((failure) => failureWords(i18n, failure)),
  ])
  const what = i18n.t(errors.length > 0 ? 'chart.failed' : 'chart.failed.part')
  return (
    <>
      <FailureNotice onRetry={loadAgain}>{[what, ...reasons].join(' ')}</FailureNotice>
      {/* The notice stays meanwhile, with the focus on its button. */}
      {isLoadingAgain && <output className="quiet screen-only">{i18n.t('chart.loading')}</output>}
    </>
  )
}
