import type { I18n } from '../../i18n/i18n'
import type { Sample } from '../../model/history'
import { readStatus } from '../series'

/** Value of a sample as people read it. */
export function sampleWords(i18n: I18n, sample: Sample): string {
  const status = readStatus(sample)
  if (status !== null) return i18n.t(`status.${status}`)
  const { reading, meaning } = sample
  if (meaning.kind === 'free') return i18n.t('list.free.only', { free: meaning.free })
  if (reading.kind === 'number') return i18n.number(reading.number)
  return reading.kind === 'text' ? reading.text : reading.json
}
