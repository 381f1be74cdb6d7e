import type { Translator } from '../../i18n/translator'
import type { Sample } from '../../model/history'
import { readStatus } from '../series'

/** Value of a sample as people read it. */
export function sampleWords(words: Translator, sample: Sample): string {
  const status = readStatus(sample)
  if (status !== null) return words.t(`status.${status}`)
  const { reading, meaning } = sample
  if (meaning.kind === 'free') return words.t('list.free.only', { free: meaning.free })
  if (reading.kind === 'number') return words.number(reading.number)
  return reading.kind === 'text' ? reading.text : reading.json
}
