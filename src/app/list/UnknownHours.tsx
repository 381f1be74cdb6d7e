import { useQuery } from '@tanstack/react-query'
import { unknownHoursQuery } from '../../stations/later-queries'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'

/** Number of stations that the filter "open now" leaves out because their hours are unknown. */
export function UnknownHours() {
  const i18n = useI18n()
  const { handle, query, snapshot } = usePage().stations
  const isFiltered = query.filters.feature.includes('open-now')
  const { data = 0 } = useQuery({
    ...unknownHoursQuery(handle, snapshot?.revision ?? 0, query),
    enabled: isFiltered && snapshot !== undefined,
  })
  return isFiltered && data > 0 && ` · ${i18n.t('list.unknown-hours', { count: data })}`
}
