import type { ComponentProps } from 'react'
import { StationsSheet } from '../app/StationsSheet'
import type { useCoveredPart } from '../app/use-covered-part'
import type { View } from '../app/view'
import type { Filters } from '../model/filters'
import { FilterBar } from '../stations/FilterBar'
import { useWords } from '../ui/Words'
import type { Shown } from './use-shown-panels'

const session = { kind: 'anonymous', viewer: 'anonymous', epoch: 0, reason: { kind: 'never' } } as const
const ignore = () => undefined

type SheetProps = ComponentProps<typeof StationsSheet>

interface Props {
  shown: Shown
  /** Part that an opened station covers. */
  covered: ReturnType<typeof useCoveredPart>
  list: Omit<SheetProps, 'session' | 'sheet' | 'onFilter' | 'onSort' | 'onSignIn'>
  sheet: Omit<SheetProps['sheet'], 'inert'>
  onChange(part: Partial<View>): void
}

/** Filters and list; nothing if the page has neither. */
export function EmbedColumn({ shown, covered, list, sheet, onChange }: Props) {
  const words = useWords()
  const filter = (filters: Filters) => onChange({ filters })
  if (!shown.filters && !shown.list) return null
  return (
    <div className="column" inert={covered === 'column'}>
      {shown.filters && (
        <search className="find" aria-label={words.t('filters.label')}>
          <FilterBar filters={list.view.filters} facets={list.stations.facets} hasRoom onChange={filter} />
        </search>
      )}
      {shown.list && (
        <StationsSheet
          {...list}
          session={session}
          sheet={{ ...sheet, inert: covered === 'sheet' }}
          onSort={(sort) => onChange({ sort })}
          onFilter={filter}
          onSignIn={ignore}
        />
      )}
    </div>
  )
}
