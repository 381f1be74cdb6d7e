import type { ComponentProps } from 'react'
import { lazyPart } from '../app/lazy/lazy-part'
import { StationsSheet } from '../app/list/StationsSheet'
import { usePage } from '../app/page/PageContext'
import type { useCoveredPart } from '../app/page/use-covered-part'
import { useFirstScreen } from '../app/page/use-first-screen'
import { initialState } from '../auth/initial-state'
import { FilterBar } from '../stations/filters/FilterBar'
import { useI18n } from '../ui/i18n/I18nContext'
import type { ShownPanels } from './use-shown-panels'

const Versions = lazyPart(async () => (await import('../app/page/Versions')).Versions)

/** A frame has no login. */
const noLogin = { session: initialState, onSignIn: () => undefined }

type SheetProps = ComponentProps<typeof StationsSheet>

interface Props {
  shown: ShownPanels
  /** Part that an opened station covers. */
  covered: ReturnType<typeof useCoveredPart>
  freshness: Pick<SheetProps, 'note' | 'onAbout'>
  sheet: Omit<SheetProps['sheet'], 'inert'>
}

/** Filters and list; nothing if the page has neither. */
export function EmbedColumn({ shown, covered, freshness, sheet }: Props) {
  const i18n = useI18n()
  const { stations, view, onFilter } = usePage()
  const { facets } = stations
  const isFirstScreenOver = useFirstScreen()
  if (!shown.filters && !shown.list) return null
  return (
    <div className="column" inert={covered === 'column'}>
      {shown.filters && (
        <search className="find" aria-label={i18n.t('filters.label')}>
          <FilterBar filters={view.filters} facets={facets} hasRoom onChange={onFilter} />
        </search>
      )}
      {shown.list && (
        <StationsSheet {...freshness} {...noLogin} sheet={{ ...sheet, inert: covered === 'sheet' }} />
      )}
      {isFirstScreenOver && <Versions />}
    </div>
  )
}
