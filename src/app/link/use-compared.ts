import { maxCompared, parseComparedKey, serializeComparedKey } from '../../history/compare/compared'
import { listParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

const list = listParam('series')

// Not in `view.ts`, because the first script does not need it.
export const comparedPart = createLinkPart<{ series: readonly string[] }>({
  series: { ...list, parse: (text) => normalizeSeries(list.parse(text)) },
})

/** Returns the compared series, as written in the link, and a function that changes them. */
export function useCompared(): [
  series: readonly string[],
  changeSeries: (series: readonly string[]) => void,
] {
  const [{ series }, change] = useLinkPart(comparedPart)
  return [series, (next) => change({ series: next })]
}

/** Returns each series once, in its normal form. */
function normalizeSeries(texts: readonly string[]): string[] {
  const normalized = texts.map((text) => {
    const compared = parseComparedKey(text)
    return compared ? serializeComparedKey(compared) : text
  })
  return [...new Set(normalized)].slice(0, maxCompared)
}
