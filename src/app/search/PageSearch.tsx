import type { ComponentProps } from 'react'
import { FilterBar } from '../../stations/filters/FilterBar'
import { useMedia } from '../../ui/look/use-media'
import { roomy } from '../../ui/look/widths'
import { useWords } from '../../ui/words/Words'
import { usePage } from '../page/PageContext'
import { SearchField } from './SearchField'

/** Search field and filters. */
export function PageSearch(props: ComponentProps<typeof SearchField>) {
  const words = useWords()
  const { stations, view, onFilter } = usePage()
  return (
    <search className="find" aria-label={words.t('filters.label')}>
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
