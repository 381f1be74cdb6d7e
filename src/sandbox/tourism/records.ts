import { type accommodationSchema, type activityPoiSchema, gastronomy } from '../../contract/tourism'
import type { z } from '../../contract/zod'
import { metresBetween } from '../../model/distance'
import { chance, hash } from '../world/chance'
import { type Town, towns } from '../world/towns'
import type { PlaceEntry } from './entries'
import { chooseNames, chooseStreets, type PlaceLanguage, placeLanguages } from './place-names'

/** Bit of `type` for culture: `ODHActivityPoi` also contains places that are neither accommodation nor gastronomy. */
const culture = 8
const updated = '2026-11-02T08:00:00Z'

/** Returns the `type` bits of an entry. */
export function toType({ kind }: PlaceEntry): number {
  return kind === 'eat' ? gastronomy : culture
}

/** @param full whether the account may see closed data; otherwise the contact fields are absent */
export function accommodationRecord(entry: PlaceEntry, full: boolean): z.input<typeof accommodationSchema> {
  const { names, streets, town, id, site, phone, mobile, email } = listFacts(entry, full)
  return {
    ...commonFields(entry, id, full, 'accommodation'),
    AccoCategoryId: '3stars',
    AccoTypeId: 'HotelPension',
    AccoDetail: byLanguage((language) => ({
      Language: language,
      Name: names[language],
      Street: streets[language],
      Zip: '39100',
      City: cityIn(town, language),
      CountryCode: 'IT',
      Phone: phone,
      Website: site,
      Mobile: full ? mobile : null,
      Email: full ? email : null,
      Fax: null,
      Longdesc: full ? `${names[language]}, ${cityIn(town, language)}` : null,
      Shortdesc: null,
    })),
  }
}

/** Writes the record of an entry in `ODHActivityPoi`; `full` as for {@link accommodationRecord}. */
export function activityPoiRecord(entry: PlaceEntry, full: boolean): z.input<typeof activityPoiSchema> {
  const { names, streets, town, id, site, phone, mobile, email } = listFacts(entry, full)
  return {
    ...commonFields(entry, id, full, 'odhactivitypoi'),
    Type: entry.kind === 'eat' ? 'Essen Trinken' : 'Kultur Sehenswürdigkeiten',
    Detail: byLanguage((language) => ({ Language: language, Title: names[language], BaseText: null })),
    ContactInfos: byLanguage((language) => ({
      Language: language,
      CompanyName: names[language],
      Address: streets[language],
      ZipCode: '39100',
      City: cityIn(town, language),
      CountryCode: 'IT',
      Phonenumber: phone ?? (full ? mobile : null),
      Url: site,
      Email: full ? email : null,
      Faxnumber: null,
    })),
  }
}

function listFacts(entry: PlaceEntry, full: boolean) {
  const { seed } = entry
  const names = chooseNames(entry.kind, seed)
  const key = hash(seed, 5).toString(16).toUpperCase().padStart(8, '0')
  const host = `${toAscii(names.it).replace(/[^a-z]+/g, '-')}.example`
  const number = (salt: number) => String(Math.floor(chance(seed, salt) * 1e6)).padStart(6, '0')
  return {
    names,
    streets: chooseStreets(seed),
    town: nearestTown(entry),
    // Some have no telephone number. A number is closed data.
    phone: chance(seed, 6) < 0.7 ? `+39 0471 ${number(7)}` : null,
    mobile: `+39 333 1${number(8)}`,
    email: `info@${host}`,
    site: chance(seed, 9) < 0.75 ? `https://www.${host}/` : null,
    id: full ? key : `${key}_REDUCED`,
  }
}

/** Converts a name to lower case without accents. */
function toAscii(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function commonFields(entry: PlaceEntry, id: string, full: boolean, type: string) {
  const { lat, lon } = entry.position
  return {
    Id: id,
    Active: entry.active,
    HasLanguage: [...placeLanguages],
    GpsInfo: [
      {
        Gpstype: 'position',
        Latitude: lat,
        Longitude: lon,
        Altitude: null,
        AltitudeUnitofMeasure: 'm',
        Default: true,
      },
    ],
    LicenseInfo: { ClosedData: entry.closed, License: entry.closed ? 'Closed' : 'CC0' },
    _Meta: { Id: id, Type: type, Source: 'sandbox', Reduced: !full, LastUpdate: updated },
  }
}

function byLanguage<Detail>(detail: (language: PlaceLanguage) => Detail): Record<PlaceLanguage, Detail> {
  return { de: detail('de'), it: detail('it'), en: detail('en') }
}

/** Returns a town's name in a language; its names are Italian, German and, for some, Ladin. */
function cityIn({ names }: Town, language: PlaceLanguage): string {
  const [it = '', de = it] = names
  return language === 'de' ? de : it
}

function nearestTown({ position }: PlaceEntry): Town {
  const [first, ...others] = towns
  if (first === undefined) throw new RangeError('The base map has no town of the region.')
  const nearer = (a: Town, b: Town) => (metresBetween(b, position) < metresBetween(a, position) ? b : a)
  return others.reduce(nearer, first)
}
