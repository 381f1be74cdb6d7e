import type { I18n } from '../../i18n/i18n'
import { shareWords } from '../../i18n/share-words'
import { roundToTenth } from './usually-free'

interface UsualMean {
  mean: number
  /** Plugs of the station; `null`: unknown. */
  total: number | null
  /** "on Mondays" */
  when: string
  /** "14:00" */
  time: string
}

/**
 * Says how many plugs are usually free at an hour: "1–2 of 4" for a mean of 1.6, and of a single plug the share of the
 * time. A mean of 0.6 rounded to a whole plug would promise one.
 */
export function usualSentence(i18n: I18n, { mean, total, when, time }: UsualMean): string {
  if (total === 1) return i18n.t('chart.usual.share', { share: shareWords(i18n, mean, total), when, time })
  return i18n.t('chart.usual.sentence', { free: freePlugs(i18n, mean, total), when, time })
}

/** "2 of 4 free", "1–2 of 4 free". */
function freePlugs(i18n: I18n, mean: number, total: number | null): string {
  const rounded = roundToTenth(mean)
  const [min, max] = [Math.floor(rounded), Math.ceil(rounded)]
  if (min === max)
    return total === null
      ? i18n.t('list.free.only', { free: min })
      : i18n.t('list.free', { free: min, total })
  return total === null
    ? i18n.t('chart.usual.range.only', { min, max })
    : i18n.t('chart.usual.range', { min, max, total })
}
