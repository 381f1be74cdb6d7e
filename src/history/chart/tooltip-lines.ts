import type { I18n } from '../../i18n/i18n'
import { findIndex } from './find-index'
import type { Detail, Mean, Step } from './means'
import type { Line } from './paint-lines'

/** Line of the tooltip. It shows the measurement of one series that is nearest to a moment. */
export interface TooltipLine {
  /** Name of the series, if the chart has several. */
  name: string
  unit: string
  /** Epoch milliseconds, ascending; each with its value. */
  moments: readonly number[]
  values: readonly number[]
  /** Time of the first measurement, if it was before the range; else `null`. */
  carriedAt: number | null
}

/** Index of the moment nearest to `moment`; -1 without moments. */
export function findNearest(moments: readonly number[], moment: number): number {
  const after = findIndex(moments, moment)
  const [before, later] = [moments[after - 1], moments[after]]
  if (before === undefined) return moments.length === 0 ? -1 : 0
  return later === undefined || moment - before <= later - moment ? after - 1 : after
}

/** "2 kW · 20:10 · before this period": the measurement nearest to `moment`, and whether it was before the period. */
function measurementWords(
  i18n: I18n,
  { moments, values, unit, carriedAt }: TooltipLine,
  moment: number,
  now: number,
): string {
  const index = findNearest(moments, moment)
  const isBefore = index === 0 && carriedAt !== null
  const time = i18n.time(isBefore ? carriedAt : (moments[index] ?? 0), now)
  const text = `${measure(i18n, values[index] ?? 0, unit)} · ${time}`
  return isBefore ? `${text} · ${i18n.t('chart.before')}` : text
}

/** Moments of all lines, ascending, in epoch milliseconds. */
export function joinMoments(tooltipLines: readonly Pick<TooltipLine, 'moments'>[]): number[] {
  const all = new Set(tooltipLines.flatMap(({ moments }) => [...moments]))
  return [...all].sort((one, other) => one - other)
}

/** Moments that can be chosen in a chart, and what each line shows at one of them. */
export interface TooltipTexts {
  moments: readonly number[]
  /** Text of each line that has something to read. */
  textsAt(moment: number): { name: string; text: string }[]
}

/** Texts of measurements: of each line the one that is nearest to the moment. */
function ofSamples(i18n: I18n, tooltipLines: readonly TooltipLine[], now: number): TooltipTexts {
  const shown = tooltipLines.filter(({ moments }) => moments.length > 0)
  return {
    moments: shown.length === 1 ? (shown[0]?.moments ?? []) : joinMoments(shown),
    textsAt: (moment) =>
      shown.map((one) => ({ name: one.name, text: measurementWords(i18n, one, moment, now) })),
  }
}

const middle = ({ from, to }: Mean) => (from + to) / 2

/** Texts of means: of each line the hour or day that is nearest to the moment. */
function ofMeans(
  i18n: I18n,
  lines: readonly { name: string; unit: string; means: readonly Mean[] }[],
  step: Step,
  now: number,
): TooltipTexts {
  const shown = lines
    .filter(({ means }) => means.length > 0)
    .map((one) => ({ ...one, moments: one.means.map(middle) }))
  return {
    moments: joinMoments(shown),
    textsAt: (moment) =>
      shown.flatMap(({ name, unit, means, moments }) => {
        const one = means[findNearest(moments, moment)]
        return one ? { name, text: meanWords(i18n, one, { unit, step, now }) } : []
      }),
  }
}

/** "mean 1.83, from 0 to 3 · 24 Nov 2026" */
function meanWords(
  i18n: I18n,
  { from, to, mean, min, max }: Mean,
  { unit, step, now }: { unit: string; step: Step; now: number },
): string {
  const time = step === 'day' ? i18n.days(from, from) : i18n.between(from, to, now)
  const values = { mean: measure(i18n, mean, unit), min: i18n.number(min), max: i18n.number(max) }
  return `${i18n.t('chart.mean', values)} · ${time}`
}

const measure = (i18n: I18n, value: number, unit: string) => `${i18n.number(value)} ${unit}`.trim()

/** @param lines in the order of the tooltip's lines */
export function createTooltip(
  i18n: I18n,
  detail: Detail,
  { tooltipLines, lines, now }: { tooltipLines: readonly TooltipLine[]; lines: readonly Line[]; now: number },
): TooltipTexts {
  if (detail === 'samples') return ofSamples(i18n, tooltipLines, now)
  const means = tooltipLines.map(({ name, unit }, index) => ({
    name,
    unit,
    means: lines[index]?.means(detail).list ?? [],
  }))
  return ofMeans(i18n, means, detail, now)
}
