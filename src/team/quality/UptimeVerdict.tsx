import type { QualityRow } from '../../catalog/quality'
import type { I18n } from '../../i18n/i18n'
import { shareWords } from '../../i18n/share-words'
import type { UptimeReport } from '../../model/uptime'
import '../../ui/controls/further-choice.css'
import { useI18n } from '../../ui/i18n/I18nContext'
import { periodWords } from './uptime-columns'
import { findVerdict, isSurelyBetter, leastKnown, type Verdict } from './verdict'

interface Props {
  /** Rows of all providers. */
  rows: readonly QualityRow[]
  uptime: UptimeReport
}

/**
 * Sentence with the uptimes of the most and the least reliable provider, of more if they hardly differ, or why there is
 * none. It compares providers whose plugs and time are known well enough.
 */
export function UptimeVerdict({ rows, uptime }: Props) {
  const i18n = useI18n()
  const verdict = findVerdict(rows, uptime)
  if (!uptime.isLoading && uptime.periods.length === 0) return null
  return (
    <output className="uptime-verdict">
      {verdict === null ? (
        i18n.t('team.verdict.coming')
      ) : (
        <>
          {judgedWords(i18n, periodWords(i18n, uptime.period), verdict.judged)}{' '}
          <span className="further-choice">{leftWords(i18n, verdict)}</span>
        </>
      )}
    </output>
  )
}

/** Returns which providers are not judged, and why. */
function leftWords(i18n: I18n, { left }: Verdict): string {
  if (left.length === 0) return ''
  return i18n.t('team.verdict.left', { names: i18n.list(left), share: shareWords(i18n, leastKnown, 1) })
}

/** Most providers that a sentence names with their uptimes. */
const maxNamed = 4

function judgedWords(i18n: I18n, period: string, judged: Verdict['judged']): string {
  const [best, worst] = [judged[0], judged.at(-1)]
  if (best === undefined || worst === undefined) return i18n.t('team.verdict.none', { period })
  const words = ({ share }: typeof best) => shareWords(i18n, share, 1, 1)
  const knownWords = ({ known }: typeof best) =>
    i18n.t('team.uptime.known', { share: shareWords(i18n, known, 1) })
  const values = { period, best: best.name, bestShare: words(best), bestKnown: knownWords(best) }
  if (judged.length === 1) return i18n.t('team.verdict.one', values)
  if (words(best) === words(worst))
    return i18n.t('team.verdict.equal', { period, count: judged.length, share: words(best) })
  if (isSurelyBetter(best, worst)) {
    const pair = { ...values, worst: worst.name, worstShare: words(worst), worstKnown: knownWords(worst) }
    return withOthers(i18n, i18n.t('team.verdict.pair', pair), judged.length - 2)
  }
  const named = judged.length <= maxNamed ? judged : [best, worst]
  const providers = named.map((one) => `${one.name} ${words(one)} (${knownWords(one)})`)
  const close = i18n.t('team.verdict.close', { period, providers: i18n.list(providers) })
  return withOthers(i18n, close, judged.length - named.length)
}

/** Adds the number of the providers that a sentence about the best and the worst leaves out. */
function withOthers(i18n: I18n, sentence: string, count: number): string {
  return count === 0 ? sentence : `${sentence} ${i18n.t('team.verdict.others', { count })}`
}
