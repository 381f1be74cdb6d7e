import { Building2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Suggestions } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import type { Position } from '../../model/station'
import { StatusIcon } from '../../stations/StatusIcon'
import { isNamesake } from '../../stations/station-identity'
import { freeWords } from '../../stations/words/free-words'
import { placeWords } from '../../stations/words/place-words'
import { inOneLine } from '../../ui/i18n/in-one-line'

/** Suggestion with its content and the action of choosing it. */
export interface Choice {
  key: string
  group: 'municipalities' | 'towns' | 'stations' | 'similar' | 'places'
  icon: ReactNode
  name: string
  note: string
  /** Choosing it leads to more choices and keeps the list open. */
  keepsOpen?: true
  choose(): void
}

interface GoToOptions {
  /** Municipality whose stations are all shown. */
  municipality?: string
  /** Whether stations are near the place: then the list is limited to the map. */
  hasStations?: boolean
}

/** Moves to a place. */
export type GoTo = (position: Position, zoom: number, options?: GoToOptions) => void

interface Handlers {
  onOpen(id: string): void
  onGoTo: GoTo
  now: number
}

/** Zoom levels of a municipality and of a town. */
const municipalityZoom = 12
const townZoom = 13
/** Of a town without a station near it: the map shows what is around it. */
const farTownZoom = 9
/** Metres from the middle of a phone's map to its edge at `townZoom`, in the Alps. */
const townRadius = 800

/** Returns the choices in their order: places first, because they are few and lead to many stations. */
export function toChoices(
  i18n: I18n,
  { stations, areSimilar, municipalities, towns }: Suggestions,
  { onOpen, onGoTo, now }: Handlers,
): Choice[] {
  return [
    ...toMunicipalityChoices(i18n, municipalities, onGoTo),
    ...toTownChoices(i18n, towns, onGoTo),
    ...stations.map((station) => ({
      key: `station ${station.id}`,
      group: areSimilar ? ('similar' as const) : ('stations' as const),
      icon: <StatusIcon status={station.status} faded={station.faded} size={18} />,
      name: station.name,
      note: inOneLine([
        freeWords(i18n, station, now),
        station.distance === null ? '' : i18n.distance(station.distance),
        placeWords(station),
        isNamesake(station, stations) ? station.id : '',
      ]),
      choose: () => onOpen(station.id),
    })),
  ]
}

/** Returns the choices of municipalities with a known position. */
export function toMunicipalityChoices(
  i18n: I18n,
  municipalities: Suggestions['municipalities'],
  onGoTo: GoTo,
): Choice[] {
  return municipalities.flatMap(({ name, count, position }) =>
    position === null
      ? []
      : {
          key: `municipality ${name}`,
          group: 'municipalities' as const,
          icon: <Building2 size={18} aria-hidden />,
          name,
          note: i18n.t('search.municipality.count', { count }),
          choose: () => onGoTo(position, municipalityZoom, { municipality: name }),
        },
  )
}

/** Returns the choices of towns, with the distance of the nearest station: a town may have none. */
export function toTownChoices(i18n: I18n, towns: Suggestions['towns'], onGoTo: GoTo): Choice[] {
  return towns.map(({ name, position, hasStations, nearest }) => ({
    key: `town ${name} ${position.lon}`,
    group: 'towns',
    icon: <MapPin size={18} aria-hidden />,
    name,
    note: nearest === null ? '' : i18n.t('search.town.nearest', { distance: i18n.distance(nearest) }),
    choose: () => onGoTo(position, chooseTownZoom(hasStations ? nearest : null), { hasStations }),
  }))
}

/**
 * Returns the zoom level that shows a town and its nearest station, to which the list is then limited.
 * @param nearest metres to the station; `null`: none is near
 */
export function chooseTownZoom(nearest: number | null): number {
  if (nearest === null) return farTownZoom
  if (nearest <= townRadius) return townZoom
  return townZoom - Math.ceil(Math.log2(nearest / townRadius))
}
