import {
  accommodationSchema,
  activityPoiSchema,
  gastronomy,
  type TourismDataset,
} from '../../contract/tourism'
import type { z } from '../../contract/zod'
import { type Language, languages } from '../../i18n/languages'
import { metresBetween } from '../../model/distance'
import type { Place, PlaceKind, PlaceTexts } from '../../model/place'
import type { Position } from '../../model/station'
import { cleanText } from '../../model/text'
import { type CollectedItems, collect } from '../collect'
import { parsePosition } from '../position'

type Text = string | null | undefined
type GpsInfo = z.output<typeof accommodationSchema>['GpsInfo']

/** Texts of an entry in one language. */
interface DatasetTexts extends PlaceTexts {
  phone: string
  website: string
}

/** Dataset of a kind of places, and the conversion of its rows. */
interface Dataset {
  name: TourismDataset
  query: { fields: string; type?: number }
  read(rows: readonly unknown[], from: Position): CollectedItems<Place>
}

export const datasets: Readonly<Record<PlaceKind, Dataset>> = {
  stay: {
    name: 'Accommodation',
    query: { fields: 'Id,GpsInfo,AccoDetail' },
    read: (rows, from) =>
      collectPlaces(rows, accommodationSchema, from, ({ AccoDetail }) =>
        mapLanguages(AccoDetail, ({ Name, Street, Zip, City, Phone, Mobile, Website }) => ({
          name: cleanText(Name),
          address: formatAddress(Street, Zip, City),
          phone: cleanText(Phone) || cleanText(Mobile),
          website: cleanText(Website),
        })),
      ),
  },
  eat: {
    name: 'ODHActivityPoi',
    query: { fields: 'Id,GpsInfo,Detail,ContactInfos', type: gastronomy },
    read: (rows, from) =>
      collectPlaces(rows, activityPoiSchema, from, ({ Detail, ContactInfos }) =>
        mapLanguages(Detail, ({ Title }, language) => {
          const contact = ContactInfos?.[language]
          return {
            name: cleanText(Title),
            address: formatAddress(contact?.Address, contact?.ZipCode, contact?.City),
            phone: cleanText(contact?.Phonenumber),
            website: cleanText(contact?.Url),
          }
        }),
      ),
  },
}

const reducedMark = /_REDUCED$/

/** Converts the entries that have a name and a position. Of an entry and its reduced copy the fuller one is kept. */
function collectPlaces<Row extends { Id: string; GpsInfo?: GpsInfo }>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Row>,
  from: Position,
  read: (row: Row) => Map<string, DatasetTexts>,
): CollectedItems<Place> {
  const readId = ({ Id }: Row) => Id.replace(reducedMark, '')
  return collect(rows, {
    schema,
    getKey: readId,
    read: (row) => {
      const texts = read(row)
      const position = parseGpsInfo(row.GpsInfo)
      if (position === null || texts.size === 0) return null
      const all = [...texts.values()]
      return {
        id: readId(row),
        texts: new Map([...texts].map(([language, { name, address }]) => [language, { name, address }])),
        distance: metresBetween(from, position),
        phone: all.find(({ phone }) => phone !== '')?.phone ?? '',
        website: all.find(({ website }) => website !== '')?.website ?? '',
        closed: false,
      }
    },
    replaces: (next, kept) => lengthOfDetails(next) > lengthOfDetails(kept),
  })
}

const lengthOfDetails = ({ phone, website }: Place) => phone.length + website.length

/** Texts in each of our languages that has a name. */
function mapLanguages<Detail>(
  details: { readonly [language in Language]?: Detail | null | undefined } | null | undefined,
  read: (detail: Detail, language: Language) => DatasetTexts,
): Map<string, DatasetTexts> {
  const texts = new Map<string, DatasetTexts>()
  for (const language of languages) {
    const detail = details?.[language]
    const one = detail ? read(detail, language) : null
    if (one !== null && one.name !== '') texts.set(language, one)
  }
  return texts
}

function parseGpsInfo(gpsInfo: GpsInfo): Position | null {
  const main = gpsInfo?.find(({ Gpstype }) => Gpstype === 'position') ?? gpsInfo?.[0]
  return parsePosition(main?.Longitude, main?.Latitude)
}

function formatAddress(street: Text, zip: Text, city: Text): string {
  const town = [cleanText(zip), cleanText(city)].filter((part) => part !== '').join(' ')
  return [cleanText(street), town].filter((part) => part !== '').join(', ')
}
