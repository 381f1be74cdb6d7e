import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { PlacesQuery } from '../../api/tourism/places-near'
import { findPlaceTexts, type Place } from '../../model/place'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { ExternalLink } from '../../ui/controls/ExternalLink'
import { useI18n } from '../../ui/i18n/I18nContext'
import { placesErrorWords } from './places-error-words'
import { type PlacesSource, placesQuery } from './places-query'
import '../../ui/look/paper.css'

/** Maximum number of places, few enough to read while plugging in. */
const maxPlaces = 4

/** Nearest places of a kind, or the reason why there are none. */
export function PlaceList({ source, query }: { source: PlacesSource; query: PlacesQuery }) {
  const i18n = useI18n()
  const heading = useId()
  const { data, error, isFetching, refetch } = useQuery(placesQuery(source, query))
  const places = data?.items.slice(0, maxPlaces) ?? []
  const rejected = data?.rejected.length ?? 0
  const isLoading = data === undefined && isFetching
  return (
    <section className={isLoading ? 'station-section nearby-space screen-only' : 'station-section'}>
      <h3 id={heading}>{i18n.t(`nearby.${query.kind}`)}</h3>
      {isLoading && <p className="quiet">{i18n.t('nearby.loading')}</p>}
      {data === undefined && !isFetching && error !== null && (
        <p className="quiet">
          {i18n.t('nearby.failed')} {placesErrorWords(i18n, error)}{' '}
          <button type="button" className="button-link" onClick={() => void refetch()}>
            {i18n.t('notice.retry')}
          </button>
        </p>
      )}
      {data && places.length === 0 && (
        <p className="quiet">{i18n.t('nearby.none', { distance: i18n.distance(query.radius) })}</p>
      )}
      {places.some(({ closed }) => closed) && <ClosedOnPaper />}
      {places.length > 0 && (
        <ul className="place-list" aria-labelledby={heading}>
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} />
          ))}
        </ul>
      )}
      {places.length > 0 && <p className="quiet">{i18n.t('nearby.straight')}</p>}
      {rejected > 0 && <p className="quiet">{i18n.t('freshness.rejected', { count: rejected })}</p>}
    </section>
  )
}

function PlaceItem({ place }: { place: Place }) {
  const i18n = useI18n()
  const { distance, phone, website, closed } = place
  const { name, address } = findPlaceTexts(place, i18n.language)
  return (
    <li>
      <p className="place-name">
        <bdi>{name}</bdi> {closed && <ClosedTag />}
      </p>
      <span className="place-distance">{i18n.distance(distance)}</span>
      <p className="place-more">
        {address !== '' && <bdi>{address}</bdi>}
        {phone !== '' && <Phone number={phone} />}
        {website !== '' && <ExternalLink address={website} />}
      </p>
    </li>
  )
}

/** Minimum number of digits of a phone number. */
const minDigits = 5

function Phone({ number }: { number: string }) {
  const dialled = number.replace(/[^+\d]/g, '')
  return dialled.length < minDigits ? <bdi>{number}</bdi> : <a href={`tel:${dialled}`}>{number}</a>
}
