import { cleanText } from '../../model/text'
import { listChosen } from '../../stations/filters/chosen'
import { matchedWords } from '../../stations/words/matched-words'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useAttentionChoices } from '../link/use-attention-choices'
import { useRevealedType } from '../link/use-revealed-type'
import { usePage } from '../page/PageContext'
import '../../ui/look/paper.css'
import './work-scope.css'

/**
 * Above a page of the team: how many stations it is limited to, by which filters, and a button that clears them. The
 * page may cover the list, which has them too. On paper also what the page itself is limited to.
 */
export function WorkScope() {
  const i18n = useI18n()
  const { stations, resetFilters } = usePage()
  const { query, snapshot, facets } = stations
  const ofPage = usePageFilter()
  const clearable = [
    ...listChosen(i18n, query.filters).map(({ name }) => name),
    ...(query.filters.only ? [i18n.t('station.favourites')] : []),
  ]
  const chosen = query.bounds === null ? clearable : [...clearable, i18n.t('list.within')]
  const onPaper = ofPage === null ? chosen : [...chosen, ofPage]
  return (
    <>
      {chosen.length > 0 && (
        <p className="work-scope screen-only">
          {snapshot && facets && <strong>{matchedWords(i18n, snapshot, facets.matched)}</strong>}
          <bdi>{chosen.join(' · ')}</bdi>
          {clearable.length > 0 && (
            <button
              type="button"
              className="button-link"
              onClick={({ currentTarget }) => {
                // The button is removed, so the focus moves to the page.
                currentTarget.closest('aside')?.querySelector('h2')?.focus({ preventScroll: true })
                resetFilters()
              }}
            >
              {i18n.t('filters.reset')}
            </button>
          )}
        </p>
      )}
      {onPaper.length > 0 && (
        <p className="print-only">
          {i18n.t('filters.active')}: <bdi>{onPaper.join(' · ')}</bdi>
        </p>
      )}
    </>
  )
}

/** Reason of attention, or type of closed values, whose rows alone are on the page; `null`: all are. */
function usePageFilter(): string | null {
  const i18n = useI18n()
  const { work } = usePage().view
  const [{ reason }] = useAttentionChoices()
  const [{ type }] = useRevealedType()
  if (work === 'attention' && reason !== null) return i18n.t(`team.reason.${reason}`)
  return work === 'revealed' && type !== '' ? i18n.tOr(`value.${type}`, cleanText(type)) : null
}
