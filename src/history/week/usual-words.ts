import { shareWords } from '../../i18n/share-words'
import type { Translator } from '../../i18n/translator'
import { roundUsual } from './usually-free'

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
export function usualSentence(words: Translator, { mean, total, when, time }: UsualMean): string {
  if (total === 1) return words.t('chart.usual.share', { share: shareWords(words, mean, total), when, time })
  return words.t('chart.usual.sentence', { free: freePlugs(words, mean, total), when, time })
}

/** "2 of 4 free", "1–2 of 4 free". */
function freePlugs(words: Translator, mean: number, total: number | null): string {
  const rounded = roundUsual(mean)
  const [min, max] = [Math.floor(rounded), Math.ceil(rounded)]
  if (min === max)
    return total === null
      ? words.t('list.free.only', { free: min })
      : words.t('list.free', { free: min, total })
  return total === null
    ? words.t('chart.usual.range.only', { min, max })
    : words.t('chart.usual.range', { min, max, total })
}
