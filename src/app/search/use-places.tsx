import { useQuery } from '@tanstack/react-query'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import type { FoundPlace } from '../../api/geocoder'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Config } from '../../config/config'
import { fitInto } from '../../map/flat-view'
import { noPadding } from '../../map/padding'
import type { Bounds } from '../../model/station'
import { useI18n } from '../../ui/i18n/I18nContext'
import { foundPlacesQuery } from './found-places-query'
import { placeSearchWords } from './place-search-words'
import type { Choice, GoTo } from './search-choices'

interface PlacesInput {
  config: Pick<Config, 'geocoder' | 'region'>
  handle: CatalogHandle
  text: string
  onGoTo: GoTo
}

/** Zoom level for a place without bounds. */
const zoomWithoutBounds = 14
const zooms = { min: 6, max: 16 }
/** CSS pixels of the square that a place with bounds fits into, whatever the window. */
const placeSize = 512

/** Searches places with the configured geocoder. It is only requested on a person's choice, never while they type. */
export function usePlaces({ config, handle, text, onGoTo }: PlacesInput): {
  choices: Choice[]
  notice: string
} {
  const i18n = useI18n()
  const [requestedText, setRequestedText] = useState<string | null>(null)
  const isRequested = requestedText === text
  const { data, error, isFetching, refetch } = useQuery({
    ...foundPlacesQuery(handle.viewer, config, { text, language: i18n.language }),
    enabled: isRequested,
  })
  if (!config.geocoder) return { choices: [], notice: '' }

  const places = isRequested ? (data ?? []) : []
  const search: Choice = {
    key: 'places',
    group: 'places',
    icon: <Search size={18} aria-hidden />,
    name: i18n.t('search.places.find', { text }),
    note: '',
    keepsOpen: true,
    choose: () => (isRequested ? void refetch() : setRequestedText(text)),
  }
  const toChoice = ({ name, where, position, bounds }: FoundPlace, index: number): Choice => ({
    key: `place ${index}`,
    group: 'places',
    icon: <MapPin size={18} aria-hidden />,
    name,
    note: where,
    choose: () => onGoTo(position, bounds ? chooseZoom(bounds) : zoomWithoutBounds),
  })
  const describe = () => {
    if (!isRequested) return ''
    if (isFetching) return i18n.t('search.places.loading')
    if (error) return placeSearchWords(i18n, error)
    return i18n.t(places.length === 0 ? 'search.places.none' : 'search.places.credit', { text })
  }
  return { choices: places.length === 0 ? [search] : places.map(toChoice), notice: describe() }
}

/** Returns the highest whole zoom level at which the box fits. */
function chooseZoom(bounds: Bounds): number {
  const square = { width: placeSize, height: placeSize, padding: noPadding }
  const { zoom } = fitInto(square, bounds, { margin: noPadding, maxZoom: zooms.max }).camera
  return Math.max(zooms.min, Math.floor(zoom))
}
