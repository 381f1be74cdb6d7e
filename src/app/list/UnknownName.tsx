import { useQuery } from '@tanstack/react-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import { type Choice, toMunicipalityChoices, toTownChoices } from '../search/search-choices'
import { suggestionsQuery } from '../search/suggestions-query'
import { useGoTo } from '../search/use-go-to'
import { usePlaces } from '../search/use-places'

/** More would be a second list of suggestions. */
const maxOffers = 3

interface Props {
  /** Called with whether the list must be limited to the map to show what is near the chosen place. */
  onPlace(isNearby: boolean): void
}

/**
 * Says that no station has the searched text, so that those of similar names are not taken for it, and offers the place
 * that may be meant: the municipality of an address, a town of the base map, or what the geocoder finds.
 */
export function UnknownName({ onPlace }: Props) {
  const i18n = useI18n()
  const { config, stations, view } = usePage()
  const { handle, query, snapshot } = stations
  const text = view.filters.q
  const onGoTo = useGoTo(onPlace)
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(handle, snapshot?.revision ?? 0, { text, now: query.now, origin: query.origin }),
    enabled: snapshot !== undefined,
  })
  const places = usePlaces({ config, handle, text, onGoTo })
  if (!data || isPlaceholderData || (data.stations.length > 0 && !data.areSimilar)) return null
  const offers = [
    ...toMunicipalityChoices(i18n, data.municipalities, onGoTo),
    ...toTownChoices(i18n, data.towns, onGoTo),
    ...places.choices,
  ].slice(0, maxOffers)
  // The empty list names the text as its reason.
  if (!data.areSimilar && offers.length === 0) return null
  return (
    <div className="unknown-name">
      <p aria-live="polite">
        {i18n.t('list.unknown-name', { text, similar: String(data.areSimilar) })} {places.notice}
      </p>
      {offers.map((choice) => (
        <PlaceOffer key={choice.key} choice={choice} />
      ))}
    </div>
  )
}

/** The search for places, or a place to show on the map. */
function PlaceOffer({ choice: { icon, name, note, keepsOpen, choose } }: { choice: Choice }) {
  const i18n = useI18n()
  const show = () => {
    choose()
    // The pressed button disappears.
    document.getElementById('stations')?.focus()
  }
  return (
    <button type="button" className="chip" onClick={keepsOpen ? choose : show}>
      {icon}
      <bdi>{keepsOpen ? name : i18n.t('list.unknown-name.show', { name })}</bdi>{' '}
      {note !== '' && <bdi className="chip-count">{note}</bdi>}
    </button>
  )
}
