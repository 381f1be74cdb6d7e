import { qualityRows } from '../../catalog/quality'
import { type UptimePeriod, uptimePeriods } from '../../model/uptime'
import { parseOrder, type QualityChoices, serializeOrder } from '../../team/quality/quality-choices'
import { choiceParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

// Separate from `view.ts`, which is part of the first script.
export const qualityPart = createLinkPart<QualityChoices>({
  by: choiceParam<QualityChoices['by']>('rows', qualityRows, 'provider'),
  order: { key: 'order', parse: parseOrder, serialize: serializeOrder },
  period: choiceParam<UptimePeriod>('uptime', uptimePeriods, '30-days'),
})

export const useQualityChoices = () => useLinkPart(qualityPart)
