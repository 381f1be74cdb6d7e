import { useQueries } from '@tanstack/react-query'
import type { I18n } from '../../i18n/i18n'
import { type ChosenFilter, listRequirements } from '../../stations/filters/chosen'
import { facetsQuery } from '../../stations/queries'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'

/** More would be a second list of filters. */
const maxOffers = 3

interface Props {
  /** Shows the whole map again. */
  onEverywhere?: (() => void) | undefined
}

/** Reason why no station matches, and a button for each filter that alone excludes stations. */
export function NoMatch({ onEverywhere }: Props) {
  const i18n = useI18n()
  const { stations, view, onFilter, resetFilters } = usePage()
  const isLimited = stations.query.bounds !== null
  const requirements = listRequirements(i18n, view.filters)
  const offers = useOffers(requirements)
  const afterPress = (change: () => void) => {
    change()
    // The pressed button disappears.
    document.getElementById('stations')?.focus()
  }
  return (
    <Placeholder
      title={i18n.t(isLimited ? 'list.within.empty' : 'list.empty')}
      {...(offers && { hint: reasonWords(i18n, offers, requirements.length > 0) })}
    >
      <div className="placeholder-actions">
        {offers?.map(({ key, name, otherFilters, matched }) => (
          <button
            key={key}
            type="button"
            className="button"
            onClick={() => afterPress(() => onFilter(otherFilters))}
          >
            {i18n.t('list.empty.without', { name, count: matched })}
          </button>
        ))}
        {isLimited ? (
          <button type="button" className="button" onClick={onEverywhere}>
            {i18n.t('list.within.all')}
          </button>
        ) : (
          <button type="button" className="button-link" onClick={() => afterPress(resetFilters)}>
            {i18n.t('filters.reset')}
          </button>
        )}
      </div>
    </Placeholder>
  )
}

interface Offer extends ChosenFilter {
  /** Number of stations without the requirement. */
  matched: number
}

/** Returns the requirements without which most stations match; `null` until all are counted. */
function useOffers(requirements: readonly ChosenFilter[]): Offer[] | null {
  const { handle, query, snapshot } = usePage().stations
  const counts = useQueries({
    queries: requirements.map(({ otherFilters }) =>
      facetsQuery(handle, snapshot?.revision ?? 0, { ...query, filters: otherFilters }),
    ),
  })
  if (counts.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)) return null
  return requirements
    .map((requirement, index) => ({ ...requirement, matched: counts[index]?.data?.matched ?? 0 }))
    .filter(({ matched }) => matched > 0)
    .sort((one, other) => other.matched - one.matched)
    .slice(0, maxOffers)
}

function reasonWords(i18n: I18n, offers: readonly Offer[], isFiltered: boolean): string {
  const [first, second] = offers
  if (first && second) return i18n.t('list.empty.several')
  if (first) return i18n.t('list.empty.culprit', { name: first.name })
  return i18n.t(isFiltered ? 'list.empty.together' : 'list.within.empty.hint')
}
