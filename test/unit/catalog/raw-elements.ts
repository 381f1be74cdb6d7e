import { type Element, elementNames } from '../../../src/catalog/quality'
import type { Feed } from './oracle/both-catalogs'

type Raw = Record<string, unknown>
type Have = Record<Element, number | null>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value : [])
const idOf = (row: Raw) => String(row.scode)
const metadataOf = (row: Raw) => (row.smetadata ?? {}) as Raw

/** Brands behind feeds that name no operator, by the origin of the row. */
const brands = [
  'ALPERIA',
  'BFE',
  'DRIWE',
  'DRIWE-OCPI',
  'IIT',
  'Neogy',
  'Neogy-AMPECO',
  'Nevicam',
  'route220',
]

function hasPlace({ scoordinate }: Raw): boolean {
  const { x, y } = (scoordinate ?? {}) as Raw
  if (typeof x !== 'number' || typeof y !== 'number') return false
  // Swapped in this region: it lies in the north and east of where the numbers are.
  return !(x === 0 && y === 0) && Math.abs(y) <= 85 && Math.abs(x) <= 180 && !(x > 40 && y < 20)
}

function isAlwaysOpen(metadata: Raw): boolean {
  const words = `${text(metadata.accessInfo)},${text(metadata.accessType)}`.split(/[,;]/)
  return words.some((word) =>
    /^(24h|24hours|24ore|24stunden|247|24h7|024h?)$/i.test(word.replace(/[^a-z0-9]/gi, '')),
  )
}

function hasHours(metadata: Raw): boolean {
  const { twentyfourseven, regular_hours, exceptional_openings, exceptional_closings } =
    (metadata.opening_times ?? {}) as Raw
  const spans = [regular_hours, exceptional_openings, exceptional_closings].some(
    (some) => list(some).length > 0,
  )
  const isStated = twentyfourseven === true || spans || metadata.isOpen24Hours === true
  return isStated || isAlwaysOpen(metadata) || text(metadata.accessInfo) === '8–20 h'
}

function isPrivate(metadata: Raw): boolean {
  const said = [metadata.accessType, metadata.accessibility].map((word) => text(word).toUpperCase())
  return said.some((word) => ['PRIVATE', 'RESTRICTED', 'RESTRICTED ACCESS', 'TEST STATION'].includes(word))
}

interface Socket {
  word: string
  /** In kilowatts or watts. */
  power: number
  current: string
}

function socketsOf(metadata: Raw): Socket[] {
  const facilities = JSON.parse(text(metadata.chargingFacilities) || '[]') as Raw[]
  const words = list(metadata.plugs) as unknown as string[]
  const oicp = words.map((word, index) => {
    const facility = facilities[facilities.length === 1 ? 0 : index]
    const fits = facilities.length === 1 || facilities.length === words.length
    return {
      word,
      power: fits ? Number(facility?.power ?? 0) : 0,
      current: fits ? text(facility?.powertype) : '',
    }
  })
  const ocpi = list(metadata.connectors).map((one) => ({
    word: text(one.standard),
    power: Number(one.max_electric_power ?? 0),
    current: text(one.power_type),
  }))
  const outlets = list(metadata.outlets).map((one) => ({
    word: text(one.outletTypeCode),
    power: Number(one.maxPower ?? 0),
    current: '',
  }))
  return [...oicp, ...ocpi, ...outlets]
}

const isSocket = ({ word }: Socket) => word !== '' && !/^(unknown|other|unspecified)$/i.test(word)
/** Hydrogen has no current, and Tesla's sockets can have either. */
const hasCurrent = (socket: Socket) =>
  /^(AC|DC)/.test(socket.current) || (isSocket(socket) && !/bar|tesla|nacs/i.test(socket.word))

/**
 * How many stations and plugs have each element, counted in raw rows, by the id of the station that is shown.
 * @param shown ids of the records and of the plugs that stand behind it
 */
export function rawElements(
  { stations, plugs, values }: Feed,
  shown: readonly { id: string; records: readonly string[]; plugs: readonly string[] }[],
): Map<string, { have: Have; of: { station: number; plug: number } }> {
  const rows = <Row>(all: readonly Row[], keep: (row: Raw) => boolean) =>
    all.filter((row) => typeof row === 'object' && row !== null && keep(row as Raw)) as unknown as Raw[]
  return new Map(
    shown.map(({ id, records, plugs: plugIds }) => {
      const own = rows(stations, (row) => records.includes(idOf(row)))
      const theirs = plugIds.flatMap((plug) => rows(plugs, (row) => idOf(row) === plug).slice(0, 1))
      const first = own.find((row) => idOf(row) === id) ?? {}
      const isPublic = !isPrivate(metadataOf(first))
      const any = (has: (metadata: Raw, row: Raw) => boolean) =>
        Number(isPublic && own.some((row) => has(metadataOf(row), row)))
      const count = (has: (plug: Raw) => boolean) => (isPublic ? theirs.filter(has).length : 0)
      const ofSockets = (has: (socket: Socket) => boolean) =>
        count((row) => socketsOf(metadataOf(row)).some(has))
      const saysHowMany = rows(
        values,
        (row) =>
          row.stype === 'EChargingStation' &&
          records.includes(idOf(row)) &&
          row.tname === 'number-available' &&
          typeof row.mvalue === 'number',
      ).length
      const saysStatus = (plug: Raw) =>
        rows(
          values,
          (row) =>
            row.stype === 'EChargingPlug' &&
            idOf(row) === idOf(plug) &&
            /^echarging-plug-status/.test(text(row.tname)) &&
            !/^(unknown|notfound|evsenotfound)$/i.test(text(row.mvalue)),
        ).length > 0
      const hasState = own.some((row) => text(metadataOf(row).state) !== '')
      const have: Have = {
        ...Object.fromEntries(elementNames.map((name) => [name, null])),
        location: any((_, row) => hasPlace(row)),
        connectors: Number(
          isPublic && (theirs.length > 0 || any(({ capacity }) => Number(capacity ?? -1) >= 0) > 0),
        ),
        operator: any(
          ({ provider, operatorName }, row) =>
            text(operatorName) !== '' ||
            (text(provider) !== '' && !/^[\w-]{30,}$/.test(text(provider))) ||
            brands.includes(text(row.sorigin)),
        ),
        contact: any(({ hotlinePhoneNumber }) => text(hotlinePhoneNumber) !== ''),
        hours: any(hasHours),
        price: any(({ paymentInfo }) => text(paymentInfo) !== ''),
        id: count((row) =>
          [row.scode, row.sname].some((one) => /^[a-z]{2}(\*?)[a-z0-9]{3}\1E[a-z0-9*]+$/i.test(text(one))),
        ),
        connector: ofSockets(isSocket),
        power: ofSockets(({ power }) => power > 0),
        current: ofSockets(hasCurrent),
        operational: hasState ? count(() => true) : count(saysStatus),
        availability: saysHowMany > 0 ? count(() => true) : count(saysStatus),
        renewable: count((row) => typeof metadataOf(row).renewableEnergy === 'boolean'),
      } as Have
      return [id, { have, of: { station: Number(isPublic), plug: isPublic ? theirs.length : 0 } }] as const
    }),
  )
}
