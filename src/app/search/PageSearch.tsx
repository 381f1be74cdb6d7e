import type { ComponentProps } from 'react'
import { FilterBar } from '../../stations/filters/FilterBar'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { roomy } from '../../ui/look/widths'
import { usePage } from '../page/PageContext'
import { SearchField } from './SearchField'

/** Search field and filters. */
export function PageSearch(props: ComponentProps<typeof SearchField>) {
  const i18n = useI18n()
  const { stations, view, onFilter } = usePage()
  return (
    <search className="find" aria-label={i18n.t('filters.label')}>
      <SearchField {...props} />
      <FilterBar
        filters={view.filters}
        facets={stations.facets}
        hasRoom={useMedia(roomy)}
        onChange={onFilter}
      />
    </search>
  )
}
