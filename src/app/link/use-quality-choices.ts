import { useMemo, useSyncExternalStore } from 'react'
import { type UptimePeriod, uptimePeriods } from '../../model/uptime'
import { type Order, parseOrder, type QualityChoices, serializeOrder } from '../../team/quality-choices'
import { choiceParam, type Param, withParams } from '../../url/param'
import { currentSearch, subscribe, writeSearch } from '../../url/search-params'

// Separate from `view.ts`, which is part of the first script.
const by = choiceParam<QualityChoices['by']>('rows', ['provider', 'station'], 'provider')
const order: Param<Order> = { key: 'order', parse: parseOrder, serialize: serializeOrder }
const period = choiceParam<UptimePeriod>('uptime', uptimePeriods, 'week')

function parseChoices(search: string): QualityChoices {
  const params = new URLSearchParams(search)
  const read = <T>(param: Param<T>): T => param.parse(params.get(param.key))
  return { by: read(by), order: read(order), period: read(period) }
}

function serializeChoices(choices: QualityChoices): (readonly [key: string, text: string | null])[] {
  return [
    [by.key, by.serialize(choices.by)],
    [order.key, order.serialize(choices.order)],
    [period.key, period.serialize(choices.period)],
  ]
}

/** Returns the choices of the quality page in the address, and a function that changes some of them. */
export function useQualityChoices(): [
  choices: QualityChoices,
  change: (part: Partial<QualityChoices>) => void,
] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const choices = useMemo(() => parseChoices(search), [search])
  const change = (part: Partial<QualityChoices>) => {
    const now = currentSearch()
    writeSearch(withParams(now, serializeChoices({ ...parseChoices(now), ...part })), 'push')
  }
  return [choices, change]
}

/** Returns the parameters of the quality page in a query; the text of a default is `null`. */
export function linkedQuality(search: string): (readonly [key: string, text: string | null])[] {
  return serializeChoices(parseChoices(search))
}
