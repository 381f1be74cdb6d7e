import MiniSearch from 'minisearch'
import Supercluster from 'supercluster'
import * as z from 'zod/mini'
import { config } from 'zod/mini'
import { towns } from '../../../../src/model/basemap.json'

// \0rolldown/runtime.js
var __defProp = Object.defineProperty
var __esmMin = (fn, res, err) => () => {
  if (err) throw err[0]
  try {
    return fn && (res = fn((fn = 0))), res
  } catch (e) {
    throw ((err = [e]), e)
  }
}
var __exportAll = (all, no_symbols) => {
  const target = {}
  for (var name in all) {
    __defProp(target, name, {
      get: all[name],
      enumerable: true,
    })
  }
  if (!no_symbols) {
    __defProp(target, Symbol.toStringTag, { value: 'Module' })
  }
  return target
}

// src/contract/issues.ts
/**
 * The issues of a failed parse as lines such as `mvalue: expected number` (zod/mini brings no words).
 * @param whole what is named where it is none of its keys
 */
function issueLines(error, whole = 'record') {
  return error.issues.map((issue) => `${issue.path.join('.') || whole}: ${reason(issue)}`)
}
function reason(issue) {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`
    case 'custom':
      return issue.message
    default:
      return issue.code.replaceAll('_', ' ')
  }
}
var init_issues = __esmMin(() => {})

// src/api/collect.ts
/** Checks each row on its own, so that a bad one costs nothing but itself, and keeps one of repeated records. */
function collect(answer, reading) {
  const { rows, isCutOff } =
    'rows' in answer
      ? answer
      : {
          rows: answer,
          isCutOff: false,
        }
  const kept = /* @__PURE__ */ new Map()
  const rejected = []
  const unused = {}
  let repeated = 0
  let row = -1
  for (const raw of rows) {
    row += 1
    const result = reading.isRow?.(raw)
      ? {
          success: true,
          data: raw,
        }
      : reading.schema.safeParse(raw)
    if (!result.success) {
      const series = reading.seriesOf?.(raw)
      const reason = issueLines(result.error).join('; ')
      rejected.push({
        row,
        id: idOf(raw),
        reason,
        ...(series ? { series } : {}),
      })
      continue
    }
    const reason = reading.unused?.(result.data)
    const item = reason ? null : reading.read(result.data)
    if (item === null) {
      const why = reason ?? 'no-value'
      unused[why] = (unused[why] ?? 0) + 1
      continue
    }
    const key = reading.keyOf(result.data)
    const earlier = kept.get(key)
    if (earlier !== void 0) repeated += 1
    if (earlier === void 0 || reading.replaces?.(item, earlier)) kept.set(key, item)
  }
  return {
    items: [...kept.values()],
    rejected,
    counts: {
      received: row + 1,
      repeated,
      unused,
      isCutOff,
    },
  }
}
/** Records of the v2 call their id `scode`, those of v1 `id`. */
function idOf(raw) {
  if (typeof raw !== 'object' || raw === null) return ''
  const { scode, id } = raw
  const found = scode ?? id
  return typeof found === 'string' ? found : ''
}
var emptyAnswer
var init_collect = __esmMin(() => {
  init_issues()
  emptyAnswer = {
    items: [],
    rejected: [],
    counts: {
      received: 0,
      repeated: 0,
      unused: {},
      isCutOff: false,
    },
  }
})

// src/api/metadata/families/family.ts
init_collect()
const nothing$1 = []
/** For viewers who are shown nothing raw: finding it is a third of what reading the metadata takes. */
const leaveUnread = () => nothing$1

// src/contract/zod.ts
var init_zod = __esmMin(() => {
  config({ jitless: true })
})

// src/contract/kinds.ts
init_zod()
/** Text that is not empty. */
const filledText = z.string().check(z.refine((text) => text !== '', 'expected at least 1'))
/** What may be measured: a number, text, a flag, or a JSON object. */
const measuredValue = oneOf((value) => isScalar(value) || typeof value === 'boolean' || isRecord(value))
/** The same in v1. */
const _olderValue = oneOf(isScalar)
/** One word or several. */
const _words = oneOf((value) => [value].flat().every(isText$2))
function oneOf(test) {
  return z.custom(test, 'is none of what it may be')
}
/** Whether it is a JSON object: no list, not null. */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
function isScalar(value) {
  return Number.isFinite(value) || isText$2(value)
}
function isText$2(value) {
  return typeof value === 'string'
}

// src/model/text.ts
/**
 * Text as a person should see it: freed of marks that are not seen, control characters and runs of spaces, and cut
 * where nobody would read on.
 */
function visibleText(text) {
  return (text.length > longest$1 ? `${text.slice(0, longest$1)}…` : text)
    .replace(invisible, '')
    .replace(halfCharacters, '�')
    .replace(controlsAndSpaces, ' ')
}
/**
 * Text of the service as a person should see it: the feeds hold literal `\u00df` and `&amp;`. Decoded once,
 * then freed of what is not seen and of margins. It stays untrusted text, never markup.
 */
function cleanText(text) {
  if (!text || (text.length <= longest$1 && clean.test(text))) return text ?? ''
  return visibleText(text.replace(escaped, decode)).trim()
}
function decode(match, unicode, decimal, hexadecimal, entity) {
  if (entity !== void 0) return entities[entity.toLowerCase()] ?? match
  const code = decimal === void 0 ? Number.parseInt(unicode ?? hexadecimal ?? '', 16) : Number(decimal)
  if (unicode !== void 0) return String.fromCharCode(code)
  return code <= 1114111 ? String.fromCodePoint(code) : match
}
var entities, escaped, longest$1, invisible, halfCharacters, controlsAndSpaces, clean
var init_text = __esmMin(() => {
  entities = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }
  escaped = /\\u([0-9a-f]{4})|&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
  longest$1 = 2e3
  invisible = /[^\P{Cf}\u200c\u200d]/gu
  halfCharacters = /\p{Surrogate}/gu
  controlsAndSpaces = /[\p{Cc}\s]+/gu
  clean = /^[!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-%'-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)*$/
})

// src/api/metadata/metadata.ts
init_text()
const undescribed = {
  municipality: '',
  city: '',
  address: '',
  provider: '',
  capacity: null,
  state: '',
  paymentInfo: '',
  accessType: 'UNKNOWN',
  accessInfo: '',
  openingHours: null,
  cost: null,
  categories: [],
  reservable: null,
  unread: [],
}
function textOf(field) {
  if (typeof field === 'number') return String(field)
  return typeof field === 'string' ? cleanText(field) : ''
}
/** A finite number, also where it comes as text (`"400.0"`). */
function numberOf(field) {
  const number = typeof field === 'string' && field.trim() !== '' ? Number(field) : field
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
/** Whether a field is text or a number, and so can be read as text. */
function isText$1(field) {
  return typeof field === 'string' || typeof field === 'number'
}
function isFlag$1(field) {
  return typeof field === 'boolean'
}
/** Whether a field is a word or a list of words. */
function isWords(field) {
  return (Array.isArray(field) ? field : [field]).every(isText$1)
}
function isCapacity(field) {
  return capacityOf(field) !== null
}
/** Plugs that a place has room for, `null` for what cannot be a count. */
function capacityOf(field) {
  const capacity = numberOf(field)
  return capacity !== null && capacity >= 0 ? Math.floor(capacity) : null
}
function flagOf(field) {
  return typeof field === 'boolean' ? field : null
}
/** A list of words; one feed stored a bare word. */
function wordsOf(field) {
  const words = (Array.isArray(field) ? field : [field]).map(textOf).filter((word) => word !== '')
  return [...new Set(words)]
}
/** Objects of a list; whatever else stands in it is left out. */
function recordsOf$1(field) {
  return Array.isArray(field) ? field.filter(isRecord) : []
}
function hasAny(metadata, keys) {
  return keys.some((key) => metadata[key] !== void 0)
}
/** `street, postalCode city`, without the town where the street names it already. */
function joinAddress(street, postalCode, city) {
  const town = `${postalCode} ${city}`.trim()
  return street.includes(town) ? street : [street, town].filter((part) => part !== '').join(', ')
}

// src/api/metadata/unread.ts
/** Bounds of what is kept of a record: enough to find out what a feed has begun to say. */
const fieldsKept = 40
const charactersKept = 200
const depthKept = 4
/** Feeds say the same of most records: one object for all. */
const shared = /* @__PURE__ */ new Map()
const sharedKept = 5e3
function share(name, text) {
  const key = `${name}\n${text}`
  const known = shared.get(key)
  if (known !== void 0) return known
  const field = {
    name,
    text,
  }
  if (shared.size < sharedKept) shared.set(key, field)
  return field
}
const nothing = []
/** What of the metadata nobody reads, or cannot be understood; fields that hold nothing are left out. */
const unreadOf = (metadata, understood) => {
  const found = []
  const visit = (value, name, path, depth) => {
    if (found.length >= fieldsKept || understood.get(path)?.(value)) return
    const nested = depth < depthKept ? partsOf(value) : null
    if (nested === null) {
      const text = textOfAny(value)
      if (text !== '') found.push(share(name.slice(0, charactersKept), text))
      return
    }
    for (const [key, part] of nested.entries) {
      if (found.length >= fieldsKept) return
      visit(part, `${name}.${key}`, `${path}.${nested.isList ? '*' : key}`, depth + 1)
    }
  }
  for (const [key, value] of Object.entries(metadata)) visit(value, key, key, 1)
  return found.length === 0 ? nothing : found
}
/** Fields of an object, or objects of a list; a list of words is one field. */
function partsOf(value) {
  if (isRecord(value))
    return {
      entries: Object.entries(value),
      isList: false,
    }
  if (!Array.isArray(value) || !value.some(isRecord)) return null
  return {
    entries: Object.entries(value.slice(0, fieldsKept)),
    isList: true,
  }
}
function textOfAny(value) {
  if (!Array.isArray(value)) return cut(textOfOne(value))
  return cut(value.slice(0, fieldsKept).map(textOfOne).filter(Boolean).join(', '))
}
function textOfOne(value) {
  if (typeof value === 'object' && value !== null) return '…'
  return typeof value === 'boolean' ? String(value) : textOf(value)
}
function cut(text) {
  return text.length > charactersKept ? `${text.slice(0, charactersKept)}…` : text
}

// src/contract/mobility-v2.ts
init_zod()
const metadataSchema = z.nullish(z.looseObject({}))
/** A row of `/v2/flat/<station type>`. Keys whose value is null are left out unless `shownull=true`. */
const stationFields = {
  scode: filledText,
  sname: z.nullish(z.string()),
  stype: z.nullish(z.string()),
  sorigin: z.nullish(z.string()),
  sactive: z.nullish(z.boolean()),
  scoordinate: z.nullish(z.unknown()),
  smetadata: metadataSchema,
}
const stationRowSchema = z.looseObject(stationFields)
/** A row of a child type (plugs): the station's fields and its parent's. */
const plugRowSchema = z.looseObject({
  ...stationFields,
  pcode: filledText,
})
/** A row of `/v2/flat/<types>/<data types>`: one series, also where its values are closed to the asker. */
const seriesFields = {
  scode: filledText,
  stype: filledText,
  tname: filledText,
}
const seriesRowSchema = z.looseObject(seriesFields)
const measurement = {
  /** Seconds between two values of the series. */
  mperiod: z.nullish(z.number()),
  mvalue: z.nullish(measuredValue),
  /** `yyyy-MM-dd HH:mm:ss.SSSZ`: not ISO 8601. */
  mvalidtime: z.nullish(z.string()),
}
/** A row of `…/latest`: the newest value of one series `(stype, scode, tname, mperiod)`. */
const latestRowSchema = z.looseObject({
  ...seriesFields,
  tunit: z.nullish(z.string()),
  tdescription: z.nullish(z.string()),
  ...measurement,
})
const page = {
  offset: z.optional(z.number()),
  limit: z.optional(z.number()),
}
/**
 * The flat answer. Rows stay unknown here: each is checked on its own, so that one bad row costs one row.
 * The service sends no total; a page shorter than `limit` is the last one.
 */
const envelopeSchema = z.looseObject({
  ...page,
  data: z.array(z.unknown()),
})
const boolean = z.literal(['true', 'false'])
/** Query parameters of the lists, as text. Defaults are the service's. */
const listQuerySchema = z.object({
  /** Rows per page, default 200; -1 and 0 mean all. */
  limit: z.optional(z.string().check(z.refine((text) => /^-?\d+$/.test(text)))),
  offset: z.optional(z.string().check(z.refine((text) => /^\d+$/.test(text)))),
  /** Comma-separated field names; JSON fields by dotted path. */
  select: z.optional(z.string()),
  /** `alias.operator.value`, joined by commas; `and(…)`, `or(…)`. */
  where: z.optional(z.string()),
  shownull: z.optional(boolean),
  distinct: z.optional(boolean),
  timezone: z.optional(z.string()),
  /** Names the client in the service's log. */
  origin: z.optional(z.string()),
})
const get = {
  method: 'GET',
  query: listQuerySchema,
}
const flat = {
  ...get,
  answer: envelopeSchema,
}
const _flatStations = {
  ...flat,
  operation: 'get_v2_flat_stations',
  path: '/v2/flat/{stationTypes}',
}
const _flatSeries = {
  ...flat,
  operation: 'get_v2_flat_series',
  path: '/v2/flat/{stationTypes}/{dataTypes}',
}
const _flatLatest = {
  ...flat,
  operation: 'get_v2_flat_latest',
  path: '/v2/flat/{stationTypes}/{dataTypes}/latest',
}

// src/contract/row-checks.ts
const isFilledText = (field) => typeof field === 'string' && field !== ''
const isAbsent$1 = (field) => field === void 0 || field === null
const isText = (field) => isAbsent$1(field) || typeof field === 'string'
const isNumber = (field) => isAbsent$1(field) || Number.isFinite(field)
const isFlag = (field) => isAbsent$1(field) || typeof field === 'boolean'
function isStationRow(raw) {
  return (
    isRecord(raw) &&
    isFilledText(raw.scode) &&
    isText(raw.sname) &&
    isText(raw.stype) &&
    isText(raw.sorigin) &&
    isFlag(raw.sactive) &&
    (isAbsent$1(raw.smetadata) || isRecord(raw.smetadata))
  )
}
function isPlugRow(raw) {
  return isStationRow(raw) && isFilledText(raw.pcode)
}
function isSeriesRow(raw) {
  return isRecord(raw) && isFilledText(raw.scode) && isFilledText(raw.stype) && isFilledText(raw.tname)
}
function isLatestRow(raw) {
  return (
    isSeriesRow(raw) &&
    isText(raw.tunit) &&
    isText(raw.tdescription) &&
    isNumber(raw.mperiod) &&
    (isText(raw.mvalue) || isFlag(raw.mvalue) || isNumber(raw.mvalue) || isRecord(raw.mvalue)) &&
    isText(raw.mvalidtime)
  )
}

// src/model/freshness.ts
/** Whether a value is sent when it changes: its age says since when it is so, not when somebody looked last. */
function isPushed({ staleAfter }) {
  return staleAfter >= staleAfterPushed
}
/** Whether it must not look like now: only what is known to be live does. */
function mayBeOld(freshness) {
  return freshness === 'stale' || freshness === 'age-unknown'
}
/**
 * @param measuredAt epoch milliseconds, `null` without a timestamp
 * @param staleAfter milliseconds
 * @param now epoch milliseconds
 */
function freshnessOf(measuredAt, staleAfter, now) {
  if (measuredAt === null || measuredAt > now + clockTolerance) return 'age-unknown'
  return now - measuredAt > staleAfter ? 'stale' : 'live'
}
var staleAfterPolled, staleAfterPushed, clockTolerance
var init_freshness = __esmMin(() => {
  staleAfterPolled = 18e5
  staleAfterPushed = 864e5
  clockTolerance = 3e5
})

// src/api/meaning.ts
function meaningOf(dataType, reading) {
  if (freeCounts.includes(dataType)) {
    const free = countOf(reading)
    return free === null
      ? unreadNumber
      : {
          kind: 'free',
          free,
        }
  }
  if (!plugStatus.includes(dataType)) return plain$1
  if (reading.kind === 'json') return unreadStatus
  const word = reading.kind === 'number' ? String(reading.number) : reading.text
  return meanings.get(word.toLowerCase().replace(/[\s_-]/g, '')) ?? unreadStatus
}
/** A whole number from 0 on, also where it comes as text; `null` for anything else. */
function countOf(reading) {
  if (reading.kind === 'text') return /^\d{1,9}$/.test(reading.text) ? Number(reading.text) : null
  return reading.kind === 'number' && reading.number >= 0 && Number.isInteger(reading.number)
    ? reading.number
    : null
}
var freeCounts, plugStatus, statusDataTypes, statusOfWord, plain$1, unreadStatus, unreadNumber, meanings
var init_meaning = __esmMin(() => {
  freeCounts = ['number-available', 'free']
  plugStatus = ['echarging-plug-status', 'echarging-plug-status-ocpi', 'echarging-plug-status-oicp']
  statusDataTypes = [...freeCounts, ...plugStatus]
  statusOfWord = [
    ['available', 'available'],
    ['blocked', 'occupied', 'blocked'],
    ['charging', 'occupied', 'charging'],
    ['occupied', 'occupied'],
    ['reserved', 'reserved'],
    ['inoperative', 'out-of-order'],
    ['outoforder', 'out-of-order'],
    ['outofservice', 'out-of-order'],
    ['planned', 'out-of-order'],
    ['removed', 'out-of-order'],
    ['unknown', 'unknown'],
    ['1', 'available'],
    ['0', 'unavailable'],
  ]
  plain$1 = { kind: 'plain' }
  unreadStatus = {
    kind: 'status',
    status: 'not-understood',
  }
  unreadNumber = { kind: 'not-understood' }
  meanings = new Map(
    statusOfWord.map(([word, status, detail]) => [
      word,
      {
        kind: 'status',
        status,
        ...(detail === void 0 ? {} : { detail }),
      },
    ]),
  )
})

// src/api/metadata/connector.ts
init_freshness()
init_meaning()
/**
 * Canonical names for the words of outlets, OCPI and OICP, tried in this order on the word in lower case and
 * without anything but letters and digits (`IEC_62196_T2_COMBO` → `iec62196t2combo`).
 */
const kinds = [
  [/^700bar/, 'Hydrogen 700 bar', null],
  [/^350bar/, 'Hydrogen 350 bar', null],
  [/chademo/, 'CHAdeMO', 'DC'],
  [/combo1|t1combo|ccs1$/, 'CCS 1', 'DC'],
  [/combo|ccs/, 'CCS', 'DC'],
  [/j3400|nacs/, 'NACS', null],
  [/tesla/, 'Tesla', null],
  [/type?2|62196t2|mennekes/, 'Type 2', 'AC'],
  [/type?1|62196t1|j1772/, 'Type 1', 'AC'],
  [/type3a|62196t3a/, 'Type 3A', 'AC'],
  [/type3|62196t3/, 'Type 3C', 'AC'],
  [/schuko|domesticf|typef/, 'Schuko', 'AC'],
  [/typeefrench/, 'Type E', 'AC'],
  [/typegbritish/, 'Type G', 'AC'],
  [/typejswiss/, 'Type J', 'AC'],
  [/iec60309|cee/, 'CEE', 'AC'],
  [/gbtac/, 'GB/T', 'AC'],
  [/gbtdc/, 'GB/T', 'DC'],
  [/chaoji/, 'ChaoJi', 'DC'],
  [/^mcs|megawatt/, 'MCS', 'DC'],
  [/^nema/, 'NEMA', 'AC'],
  [/avcon/, 'Avcon', 'AC'],
  [/pantograph/, 'Pantograph', 'DC'],
  [/paddleinductive/, 'Inductive', 'AC'],
]
function plainOf(word) {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '')
}
function kindOf(word) {
  const plain = plainOf(word)
  const household = /^domestic([a-o])$/.exec(plain)?.[1]
  const known = kinds.find(([pattern]) => pattern.test(plain))
  if (known !== void 0) return [known[1], known[2]]
  return household === void 0 ? void 0 : [`Type ${household.toUpperCase()}`, 'AC']
}
/** Whether a word names a socket or cable that we know, or says that it is not known. */
function isConnectorWord(field) {
  const word = textOf(field)
  return kindOf(word) !== void 0 || plainOf(word) === 'unknown'
}
/**
 * @param word the service's word for the socket or cable
 * @param powerKw kilowatts; 0 and less stand for "not said" in the feeds
 * @param powerType OCPI's or OICP's word, e.g. `AC_3_PHASE`; it outweighs what the socket suggests
 */
function connectorOf(word, powerKw, powerType) {
  const kind = kindOf(word)
  return {
    type: kind?.[0] ?? '',
    powerKw: powerKw !== null && powerKw > 0 ? Math.round(powerKw * 10) / 10 : null,
    current: currentOf(powerType) ?? kind?.[1] ?? null,
  }
}
/** Whether a word tells alternating from direct current. */
function isCurrentWord(field) {
  return currentOf(textOf(field)) !== null
}
function currentOf(powerType) {
  if (powerType.startsWith('AC')) return 'AC'
  return powerType.startsWith('DC') ? 'DC' : null
}
/**
 * Kilowatts of a number or a text such as `400.0`, `7,4 kW` or `22000 W`.
 * @param unit where the text names none
 */
function kilowattsOf(field, unit) {
  const [, digits, said] = /^(.*?)\s*(k?W)?$/i.exec(textOf(field)) ?? []
  const amount = numberOf(digits?.replace(',', '.'))
  if (amount === null) return null
  return (said ?? unit).toLowerCase() === 'w' ? amount / 1e3 : amount
}

// src/model/opening-hours.ts
/** `HH:mm` as minutes since midnight, `24:00` included; `null` for anything else. */
function minutesOf(time) {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  if (match === null) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= minutesOfDay ? minutes : null
}
/** Making a formatter is dear, and a region has one time zone. */
function clockOf(timeZone) {
  let clock = clocks.get(timeZone)
  if (clock === void 0) {
    clock = {
      format: new Intl.DateTimeFormat('en', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
      known: /* @__PURE__ */ new Map(),
    }
    clocks.set(timeZone, clock)
  }
  return clock
}
/** Minutes since Monday 00:00 on the clocks there; zones differ by whole minutes. */
function minuteOfWeek(at, timeZone) {
  const { format, known } = clockOf(timeZone)
  const key = Math.floor(at / minute)
  const found = known.get(key)
  if (found !== void 0) return found
  const parts = format.formatToParts(at)
  const part = (type) => parts.find((one) => one.type === type)?.value ?? ''
  const time = Number(part('hour')) * 60 + Number(part('minute'))
  const local = weekdays.indexOf(part('weekday')) * minutesOfDay + time
  if (known.size >= knownMost) known.clear()
  known.set(key, local)
  return local
}
function weekOf(spans) {
  const known = weeks.get(spans)
  if (known) return known
  const week = spans.flatMap(({ weekday, begin, end }) => {
    const from = minutesOf(begin)
    const to = minutesOf(end)
    const day = (weekday - 1) * minutesOfDay
    return from === null || to === null ? [] : [day + from, day + to]
  })
  weeks.set(spans, week)
  return week
}
function isWithin$1(week, local) {
  for (let index = 0; index < week.length; index += 2)
    if (local >= (week[index] ?? 0) && local < (week[index + 1] ?? 0)) return true
  return false
}
/**
 * Whether a place can be used at a moment; `null` where its hours are not known.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
function isOpenAt(hours, at, timeZone) {
  if (hours === null) return null
  if (hours.kind === 'always') return true
  if (hours.exceptions.length > 0) {
    const exceptions = hours.exceptions.filter(({ from, to }) => at >= from && at < to)
    if (exceptions.length > 0) return exceptions.every(({ open }) => open)
  }
  if (hours.spans.length === 0) return null
  return isWithin$1(weekOf(hours.spans), minuteOfWeek(at, hours.timeZone ?? timeZone))
}
/**
 * When a place opens or closes next, to the minute; `null` where it does neither within eight days, or where its hours
 * are not known, now or then.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
function nextChange(hours, at, timeZone) {
  if (hours === null || hours.kind === 'always') return null
  const isOpen = isOpenAt(hours, at, timeZone)
  if (isOpen === null) return null
  const moments = [
    ...weekOf(hours.spans).flatMap((local) => nextTimes(local, at, hours.timeZone ?? timeZone)),
    ...hours.exceptions.flatMap(({ from, to }) => [from, to]),
  ]
  moments.sort((one, other) => one - other)
  for (const moment of moments) {
    if (moment <= at || moment > at + farthest$1) continue
    const then = isOpenAt(hours, moment, timeZone)
    if (then !== isOpen) return then === null ? null : moment
  }
  return null
}
/** When the clocks there show a minute of the week next, and a week later. */
function nextTimes(local, at, timeZone) {
  const begin = Math.floor(at / minute) * minute
  const wait = modulo(local - minuteOfWeek(at, timeZone))
  return [wait, wait + minutesOfWeek].map((minutes) => {
    const moment = begin + minutes * minute
    return (
      moment -
      (modulo(minuteOfWeek(moment, timeZone) - local + minutesOfWeek / 2) - minutesOfWeek / 2) * minute
    )
  })
}
function modulo(minutes) {
  return ((minutes % minutesOfWeek) + minutesOfWeek) % minutesOfWeek
}
var minute, minutesOfDay, minutesOfWeek, knownMost, clocks, weekdays, weeks, farthest$1
var init_opening_hours = __esmMin(() => {
  minute = 6e4
  minutesOfDay = 1440
  minutesOfWeek = 7 * minutesOfDay
  knownMost = 5e3
  clocks = /* @__PURE__ */ new Map()
  weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  weeks = /* @__PURE__ */ new WeakMap()
  farthest$1 = 8 * minutesOfDay * minute
})

// src/api/metadata/opening-times.ts
init_opening_hours()
const week = [1, 2, 3, 4, 5, 6, 7]
/**
 * OCPI's `opening_times`; `null` where they say nothing that can be relied on. Times of day are local, exceptions
 * are moments.
 * @param timeZone IANA name, perhaps empty or wrong
 */
function openingHoursOf(times, timeZone) {
  if (!isRecord(times)) return null
  const exceptions = [
    ...exceptionsOf(times.exceptional_closings, false),
    ...exceptionsOf(times.exceptional_openings, true),
  ]
  const spans =
    times.twentyfourseven === true ? week.map(wholeDay) : recordsOf$1(times.regular_hours).flatMap(spansOf)
  if (
    week.every((day) => spans.some((span) => isWholeDay(span, day))) &&
    exceptions.every(({ open }) => open)
  )
    return { kind: 'always' }
  if (spans.length === 0 && exceptions.length === 0) return null
  const zone = textOf(timeZone)
  return {
    kind: 'weekly',
    spans,
    exceptions,
    ...(isTimeZone(zone) ? { timeZone: zone } : {}),
  }
}
function wholeDay(weekday) {
  return {
    weekday,
    begin: '00:00',
    end: '24:00',
  }
}
function isWholeDay({ weekday, begin, end }, day) {
  return weekday === day && begin === '00:00' && end === '24:00'
}
/** OCPI has no 24:00: a day ends at 00:00 or 23:59, and hours that end before they begin end on the next day. */
function spansOf(hours) {
  const weekday = numberOf(hours.weekday)
  const begin = textOf(hours.period_begin)
  const said = textOf(hours.period_end)
  const end = said === '00:00' || said === '23:59' ? '24:00' : said
  const from = minutesOf(begin)
  const to = minutesOf(end)
  if (weekday === null || !week.includes(weekday) || from === null || to === null) return []
  if (from < to)
    return [
      {
        weekday,
        begin,
        end,
      },
    ]
  return [
    {
      weekday,
      begin,
      end: '24:00',
    },
    {
      weekday: (weekday % 7) + 1,
      begin: '00:00',
      end,
    },
  ]
}
function exceptionsOf(periods, open) {
  return recordsOf$1(periods).flatMap(({ period_begin, period_end }) => {
    const from = momentOf(period_begin)
    const to = momentOf(period_end)
    return from < to
      ? [
          {
            from,
            to,
            open,
          },
        ]
      : []
  })
}
/** OCPI's moments are ISO 8601 in UTC, also where they do not say so. */
function momentOf(field) {
  const text = textOf(field)
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
}
const zones = /* @__PURE__ */ new Map()
function isTimeZone(name) {
  if (name === '') return false
  let known = zones.get(name)
  if (known === void 0) {
    known = isKnownZone(name)
    if (zones.size < 100) zones.set(name, known)
  }
  return known
}
function isKnownZone(name) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// src/api/metadata/families/ocpi.ts
const fields$3 = new Map([
  ...['address', 'city', 'postal_code', 'time_zone'].map((name) => [name, isText$1]),
  ['capacity', isCapacity],
  ['opening_times.twentyfourseven', (always) => always === false],
  ['opening_times', (times) => openingHoursOf(times, '') !== null],
])
const plugFields$1 = /* @__PURE__ */ new Map([
  ['connectors.*.id', isText$1],
  ['connectors.*.standard', isConnectorWord],
  ['connectors.*.power_type', isCurrentWord],
  ['connectors.*.max_electric_power', (power) => kilowattsOf(power, 'W') !== null],
])
/** Family B: OCPI 2.2 (Neogy, DRIWE-OCPI). It names neither provider nor access. */
const ocpi = {
  isStation: (metadata) => hasAny(metadata, ['country_code', 'party_id', 'opening_times', 'postal_code']),
  describe: (metadata, unread) => ({
    ...undescribed,
    city: textOf(metadata.city),
    address: joinAddress(textOf(metadata.address), textOf(metadata.postal_code), textOf(metadata.city)),
    capacity: capacityOf(metadata.capacity),
    openingHours: openingHoursOf(metadata.opening_times, metadata.time_zone),
    unread: unread(metadata, fields$3),
  }),
  isPlug: (metadata) => hasAny(metadata, ['connectors', 'capabilities']),
  describePlug: (metadata, unread) => ({
    connectors: recordsOf$1(metadata.connectors).map(({ standard, max_electric_power, power_type }) =>
      connectorOf(textOf(standard), kilowattsOf(max_electric_power, 'W'), textOf(power_type)),
    ),
    ...(wordsOf(metadata.capabilities).includes('RESERVABLE') ? { reservable: true } : {}),
    unread: unread(metadata, plugFields$1),
  }),
}

// src/api/metadata/access.ts
const always$1 = { openingHours: { kind: 'always' } }
/**
 * What words on access say, by the word in lower case and without anything but letters and digits: the working
 * group's types, OICP's accessibility, and the hours that stand among them. "Free" is about getting to the plug.
 */
const vocabulary = /* @__PURE__ */ new Map([
  ['public', { accessType: 'PUBLIC' }],
  ['private', { accessType: 'PRIVATE' }],
  ['privatewithpublicaccess', { accessType: 'PRIVATE_WITHPUBLICACCESS' }],
  ['restricted', { accessType: 'RESTRICTED' }],
  ['restrictedaccess', { accessType: 'RESTRICTED' }],
  ['teststation', { accessType: 'TEST' }],
  [
    'freepubliclyaccessible',
    {
      accessType: 'PUBLIC',
      cost: 'free',
    },
  ],
  [
    'payingpubliclyaccessible',
    {
      accessType: 'PUBLIC',
      cost: 'paid',
    },
  ],
  ['unknown', {}],
  ['24h', always$1],
  ['24hours', always$1],
  ['24ore', always$1],
  ['24stunden', always$1],
  ['247', always$1],
  ['24h7', always$1],
  ['024', always$1],
  ['024h', always$1],
])
function saidBy(word) {
  return vocabulary.get(word.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
/** `SOME_WORD` of a vocabulary that we do not know: nothing for people to read. */
function isCode(word) {
  return /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(word)
}
function isAccessWord(field) {
  return saidBy(textOf(field)) !== void 0
}
/** Whether a note can be understood or be read by people as it is. */
function isAccessNote(field) {
  return notesOf(field).every((note) => saidBy(note) !== void 0 || !isCode(note))
}
function notesOf(field) {
  return textOf(field)
    .split(/[,;]\s*/)
    .filter((note) => note !== '')
}
/**
 * @param type a word on who may charge; outweighs what the notes say
 * @param info words and free text, divided by commas
 */
function accessOf(type, info) {
  const word = textOf(type)
  const notes = notesOf(info)
  const said = [word, ...notes].map(saidBy)
  const first = (key) => said.find((one) => one?.[key] !== void 0)?.[key]
  return {
    accessType: word !== '' && said[0] === void 0 ? 'OTHER' : (first('accessType') ?? 'UNKNOWN'),
    accessInfo: notes.filter((note) => saidBy(note) === void 0 && !isCode(note)).join(', '),
    openingHours: first('openingHours') ?? null,
    cost: first('cost') ?? null,
  }
}

// src/api/metadata/families/oicp.ts
/** Ids of operator, station and plug are the parts of the record's own. */
const fields$2 = new Map([
  ...['chargingStationId', 'operatorID', 'operatorName', 'street', 'city', 'postalCode'].map((name) => [
    name,
    isText$1,
  ]),
  ['accessibility', isAccessWord],
  ['isOpen24Hours', isFlag$1],
])
const plugFields = /* @__PURE__ */ new Map([
  ['evseID', isText$1],
  ['plugs', (plugs) => Array.isArray(plugs) && plugs.every(isConnectorWord)],
  ['chargingFacilities.*.power', (power) => kilowattsOf(power, 'kW') !== null],
  ['chargingFacilities.*.powertype', isCurrentWord],
])
/** The facilities come as a JSON text. */
function parsed(facilities) {
  if (typeof facilities !== 'string') return facilities
  try {
    return JSON.parse(facilities)
  } catch {
    return facilities
  }
}
/** Plugs and facilities are two lists that belong together by place; one facility may stand for all plugs. */
function connectorsOf(plugs, facilities) {
  const words = Array.isArray(plugs) ? plugs.map(textOf) : []
  const shared = facilities.length === 1 ? facilities[0] : void 0
  return words.map((word, index) => {
    const facility = facilities.length === words.length ? facilities[index] : shared
    return connectorOf(word, kilowattsOf(facility?.power, 'kW'), textOf(facility?.powertype))
  })
}
/** Family C: OICP of the Swiss feed. It has no capacity and no state. */
const oicp = {
  isStation: (metadata) => hasAny(metadata, ['chargingStationId', 'operatorID', 'accessibility']),
  describe: (metadata, unread) => {
    const city = textOf(metadata.city)
    return {
      ...undescribed,
      ...accessOf(metadata.accessibility),
      city,
      address: joinAddress(textOf(metadata.street), textOf(metadata.postalCode), city),
      provider: textOf(metadata.operatorName),
      openingHours: metadata.isOpen24Hours === true ? { kind: 'always' } : null,
      unread: unread(metadata, fields$2),
    }
  },
  isPlug: (metadata) => hasAny(metadata, ['evseID', 'chargingFacilities', 'plugs']),
  describePlug: (metadata, unread) => {
    const facilities = parsed(metadata.chargingFacilities)
    return {
      connectors: connectorsOf(metadata.plugs, recordsOf$1(facilities)),
      unread: unread(
        {
          ...metadata,
          chargingFacilities: facilities,
        },
        plugFields,
      ),
    }
  },
}

// src/api/metadata/state.ts
/** The working group's words for how a station is, and those of the hydrogen feed that mean the same. */
const states = /* @__PURE__ */ new Map([
  ['ACTIVE', 'ACTIVE'],
  ['AVAILABLE', 'AVAILABLE'],
  ['OPEN', 'AVAILABLE'],
  ['OCCUPIED', 'OCCUPIED'],
  ['UNAVAILABLE', 'UNAVAILABLE'],
  ['CLOSED', 'UNAVAILABLE'],
  ['INOPERATIVE', 'UNAVAILABLE'],
  ['OUTOFORDER', 'UNAVAILABLE'],
  ['OUTOFSERVICE', 'UNAVAILABLE'],
  ['TEMPORARYUNAVAILABLE', 'TEMPORARYUNAVAILABLE'],
  ['FAULT', 'FAULT'],
  ['FAULTED', 'FAULT'],
  ['EXCEPTION', 'FAULT'],
  ['PLANNED', 'PLANNED'],
  ['REMOVED', 'REMOVED'],
  ['UNKNOWN', 'UNKNOWN'],
])
/** Characters that are kept of a word that is not known. */
const mostOfWord = 60
function known$2(field) {
  return states.get(
    textOf(field)
      .toUpperCase()
      .replace(/[\s_-]/g, ''),
  )
}
function isState(field) {
  return known$2(field) !== void 0
}
/** Empty where nothing is said; a word that is not known as it was said. */
function stateOf(field) {
  return known$2(field) ?? textOf(field).slice(0, mostOfWord)
}

// src/api/metadata/provider.ts
/** Origins are feeds, not brands; these are the brands behind those that name none. */
const brands = /* @__PURE__ */ new Map([
  ['ALPERIA', 'Alperia'],
  ['BFE', 'BFE'],
  ['DRIWE', 'DRIWE'],
  ['DRIWE-OCPI', 'DRIWE'],
  ['IIT', 'IIT'],
  ['Neogy', 'Neogy'],
  ['Neogy-AMPECO', 'Neogy'],
  ['Nevicam', 'Nevicam'],
  ['route220', 'Route220'],
])
/** Ids of Google's spreadsheets have 44 characters; no name of a feed or brand is that long without a space. */
function isSpreadsheetId(text) {
  return /^[\w-]{30,}$/.test(text)
}
/** The service's name for where a record comes from; one feed is a spreadsheet, whose id says nothing. */
function originOf(origin) {
  return isSpreadsheetId(origin) ? '' : origin
}
/** @param said the operator that the metadata names, empty where it names none */
function providerOf(said, origin) {
  return said !== '' && !isSpreadsheetId(said) ? said : (brands.get(origin) ?? '')
}

// src/api/metadata/families/workgroup.ts
/** No car charges below 1 kW and no outlet gives a megawatt: 1,000 and more are watts. */
const wattsFrom = 1e3
function outletPowerKw(power) {
  const kilowatts = kilowattsOf(power, 'kW')
  return kilowatts !== null && kilowatts >= wattsFrom ? kilowatts / 1e3 : kilowatts
}
const always = () => true
const outletFields = /* @__PURE__ */ new Map([
  ['outlets.*.id', always],
  ['outlets.*.outletTypeCode', isConnectorWord],
  ['outlets.*.maxPower', (power) => outletPowerKw(power) !== null],
])
function describeOutlets(metadata, unread) {
  return {
    connectors: recordsOf$1(metadata.outlets).map(({ outletTypeCode, maxPower }) =>
      connectorOf(textOf(outletTypeCode), outletPowerKw(maxPower), ''),
    ),
    unread: unread(metadata, outletFields),
  }
}
const fields$1 = new Map([
  ...['_t', 'id', 'name', 'latitude', 'longitude', 'origin', 'stationType'].map((name) => [name, always]),
  ...['municipality', 'city', 'address', 'mainaddress', 'provider', 'paymentInfo'].map((name) => [
    name,
    isText$1,
  ]),
  ['capacity', isCapacity],
  ['state', isState],
  ['accessType', isAccessWord],
  ['accessInfo', isAccessNote],
  ['categories', isWords],
  ['reservable', isFlag$1],
])
/** Family A: the fields of the charging station record (ALPERIA, route220, hydrogen and older feeds). */
const workgroup = {
  isStation: () => true,
  describe: (metadata, unread) => ({
    ...undescribed,
    ...accessOf(metadata.accessType, metadata.accessInfo),
    municipality: textOf(metadata.municipality),
    city: textOf(metadata.city),
    address: textOf(metadata.address) || textOf(metadata.mainaddress),
    provider: providerOf(textOf(metadata.provider), ''),
    capacity: capacityOf(metadata.capacity),
    state: stateOf(metadata.state),
    paymentInfo: textOf(metadata.paymentInfo),
    categories: wordsOf(metadata.categories),
    reservable: flagOf(metadata.reservable),
    unread: unread(metadata, fields$1),
  }),
  isPlug: () => true,
  describePlug: describeOutlets,
}

// src/api/metadata/families/spreadsheet.ts
const fields = /* @__PURE__ */ new Map([
  ['state', isState],
  ['provider', isText$1],
  ['accessType', isAccessWord],
])
/** Family D: a static spreadsheet. Three fields, sockets without power, and no measurements ever. */
const spreadsheet = {
  isStation: (metadata) => Object.keys(metadata).every((key) => fields.has(key)),
  describe: (metadata, unread) => ({
    ...undescribed,
    ...accessOf(metadata.accessType),
    state: stateOf(metadata.state),
    provider: textOf(metadata.provider),
    unread: unread(metadata, fields),
  }),
  isPlug: (metadata) => {
    const outlets = recordsOf$1(metadata.outlets)
    return outlets.length > 0 && outlets.every((outlet) => outlet.maxPower === void 0)
  },
  describePlug: describeOutlets,
}

// src/api/metadata/describe.ts
/** By shape, not by origin: origins change their feeds. The last takes what no other knows. */
const families = [oicp, ocpi, spreadsheet, workgroup]
function describeStation(metadata, unread) {
  return (families.find((family) => family.isStation(metadata)) ?? workgroup).describe(metadata, unread)
}
function describePlug(metadata, unread) {
  return (families.find((family) => family.isPlug(metadata)) ?? workgroup).describePlug(metadata, unread)
}

// src/model/station.ts
/**
 * Whether a position can be drawn: finite, within the map's projection, and not 0,0, which stands for
 * "missing" in the feeds.
 */
function isPlottable({ lon, lat }) {
  return (
    Number.isFinite(lon) &&
    Number.isFinite(lat) &&
    Math.abs(lon) <= 180 &&
    Math.abs(lat) <= 85 &&
    !(lon === 0 && lat === 0)
  )
}

// src/api/position.ts
/** Where something stands, by what is stated of it. */
function placementOf(lon, lat) {
  if (isAbsent(lon) && isAbsent(lat))
    return {
      position: null,
      doubted: null,
    }
  if (typeof lon !== 'number' || typeof lat !== 'number')
    return {
      position: null,
      doubted: { why: 'unreadable' },
    }
  const position = {
    lon,
    lat,
  }
  return isPlottable(position)
    ? {
        position,
        doubted: null,
      }
    : {
        position: null,
        doubted: {
          why: 'impossible',
          ...position,
        },
      }
}
function isAbsent(value) {
  return value === null || value === void 0
}

// src/api/timestamp.ts
const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})([+-])([01]\d)([0-5]\d)$/
/**
 * Epoch milliseconds of the service's `yyyy-MM-dd HH:mm:ss.SSSZ`, e.g. `2024-05-01 12:00:00.000+0000`.
 * Not ISO 8601, so `Date.parse` reads it in some browsers only.
 * @returns `null` for anything else, also for a day that the calendar does not have
 */
function parseTimestamp(text) {
  const match = pattern.exec(text ?? '')
  if (match === null) return null
  const [year, month, day, hour, minute, second, milli] = match.slice(1, 8).map(Number)
  const local = Date.UTC(year, month - 1, day, hour, minute, second, milli)
  if (new Date(local).getUTCDate() !== day) return null
  const offset = (Number(match[9]) * 60 + Number(match[10])) * 6e4
  return match[8] === '+' ? local - offset : local + offset
}

// src/api/v2/rows.ts
init_text()
/** `{x: longitude, y: latitude}`; a bad one costs the position, not the record. */
function coordinateOf(coordinate) {
  if (isRecord(coordinate)) return placementOf(coordinate.x, coordinate.y)
  return placementOf(coordinate, coordinate)
}
/**
 * @param unread what finds the fields that have no place in the model
 * @param timeZone of opening hours that name none
 */
function readStation(row, unread, timeZone) {
  const description = describeStation(row.smetadata ?? {}, unread)
  const origin = row.sorigin ?? ''
  return {
    ...description,
    id: row.scode,
    name: cleanText(row.sname) || cleanText(row.scode),
    openingHours: hoursIn(description.openingHours, timeZone),
    ...coordinateOf(row.scoordinate),
    provider: providerOf(description.provider, origin),
    origins: [originOf(cleanText(origin))].filter((name) => name !== ''),
    plugs: [],
  }
}
function hoursIn(hours, timeZone) {
  return hours?.kind === 'weekly' && hours.timeZone === void 0 && timeZone !== void 0
    ? {
        ...hours,
        timeZone,
      }
    : hours
}
function readPlug(row, unread) {
  const plug = {
    id: row.scode,
    name: cleanText(row.sname) || cleanText(row.scode),
    ...describePlug(row.smetadata ?? {}, unread),
  }
  return {
    stationId: row.pcode,
    inactiveStation: row.pactive === false,
    plug,
  }
}
function readingOf(measured) {
  if (typeof measured === 'number')
    return {
      kind: 'number',
      number: measured,
    }
  if (typeof measured === 'object')
    return {
      kind: 'json',
      json: jsonOf(measured),
    }
  return {
    kind: 'text',
    text: cleanText(String(measured)),
  }
}
/** What is nested too deep to be written down is not worth its record. */
function jsonOf(measured) {
  try {
    return JSON.stringify(measured)
  } catch {
    return '{…}'
  }
}
/** @returns `null` for a series that is there without a value */
function readValue(row) {
  if (row.mvalue === null || row.mvalue === void 0) return null
  const reading = readingOf(row.mvalue)
  return {
    stationId: row.scode,
    dataType: row.tname,
    period: row.mperiod ?? null,
    reading,
    meaning: meaningOf(row.tname, reading),
    unit: cleanText(row.tunit),
    measuredAt: parseTimestamp(row.mvalidtime),
    staleAfter: row.tname.endsWith('-ocpi') ? staleAfterPushed : staleAfterPolled,
    access: 'open',
  }
}

// src/api/v2/readings.ts
/**
 * Of stations with the same id the first one counts.
 * @param timeZone of opening hours that name none
 */
function stationReading(unread, timeZone) {
  return {
    schema: stationRowSchema,
    isRow: isStationRow,
    keyOf: (row) => row.scode,
    read: (row) => readStation(row, unread, timeZone),
  }
}
/** A plug that two stations claim comes twice: which of them exists is known only once both lists are there. */
function plugReading(unread) {
  return {
    schema: plugRowSchema,
    isRow: isPlugRow,
    keyOf: (row) => `${row.scode}\n${row.pcode}`,
    read: (row) => readPlug(row, unread),
  }
}
function seriesReading(types) {
  return {
    schema: seriesRowSchema,
    isRow: isSeriesRow,
    keyOf: (row) => `${row.stype}\n${row.scode}\n${row.tname}`,
    read: (row) => ({
      level: levelOf(types, row),
      stationId: row.scode,
      dataType: row.tname,
    }),
  }
}
/** A series with two periods has two values; both are kept. */
function latestReading(types, now = Number.POSITIVE_INFINITY) {
  const asked = types.dataTypes === '*' ? null : new Set(types.dataTypes.split(','))
  return {
    schema: latestRowSchema,
    isRow: isLatestRow,
    keyOf: (row) => `${row.stype}\n${row.scode}\n${row.tname}\n${row.mperiod}`,
    seriesOf: (raw) => {
      const { data: row } = seriesRowSchema.safeParse(raw)
      return row
        ? {
            level: levelOf(types, row),
            stationId: row.scode,
            dataType: row.tname,
          }
        : null
    },
    unused: (row) => {
      if (row.stype !== types.stationType && row.stype !== types.plugType) return 'other-type'
      return asked === null || asked.has(row.tname) ? null : 'not-asked'
    },
    read: (row) => {
      const value = readValue(row)
      return (
        value && {
          level: levelOf(types, row),
          value,
        }
      )
    },
    replaces: (next, kept) => {
      const timeOf = ({ value: { measuredAt } }) => (measuredAt !== null && measuredAt <= now + 300_000 ? measuredAt : 0)
      const later = timeOf(next) - timeOf(kept)
      return later > 0 || (later === 0 && promisedBy(next) < promisedBy(kept))
    },
  }
}
/** Of two values of one moment the one counts that promises less, whichever comes first: nobody drives there in vain. */
function promisedBy({ value: { meaning } }) {
  if (meaning.kind === 'free') return meaning.free
  return meaning.kind === 'status' && meaning.status === 'available' ? 1 : 0
}
function levelOf({ plugType }, row) {
  return row.stype === plugType ? 'plug' : 'station'
}

// src/catalog/build/bounds.ts
function contains([west, south, east, north], { lon, lat }) {
  return lon >= west && lon <= east && lat >= south && lat <= north
}
/** Those in the box; those without a place are in none. All of them without a box. */
function inside(entries, bounds) {
  if (bounds === null) return entries
  return entries.filter(({ station: { position } }) => position !== null && contains(bounds, position))
}
/**
 * What to show first: the region if any station stands in it, else the box of the central 98 % of stations
 * on each axis, so that a few wrong coordinates do not turn a town into a continent. `null` without any.
 */
function firstBounds(positions, region) {
  if (positions.length === 0) return null
  if (positions.some((position) => contains(region, position))) return region
  return centralBox(positions)
}
/** The central 98 % on each axis. @param positions at least one */
function centralBox(positions) {
  const [west, east] = central(positions.map(({ lon }) => lon))
  const [south, north] = central(positions.map(({ lat }) => lat))
  return [west, south, east, north]
}
/** 1st and 99th percentile. */
function central(numbers) {
  const sorted = Float64Array.from(numbers).sort()
  const last = sorted.length - 1
  const at = (index) => sorted[index] ?? 0
  return [at(Math.floor(last * 0.01)), at(Math.ceil(last * 0.99))]
}
var init_bounds = __esmMin(() => {})

// src/model/viewer.ts
var anonymous
var init_viewer = __esmMin(() => {
  anonymous = 'anonymous'
})

// src/catalog/build/catalog-entry.ts
function recordsOf(entry) {
  return entry.records ?? [entry]
}
/** Latest values of the station, then of its plugs. */
function valuesOf({ values, plugs }) {
  return [...values, ...plugs.flatMap((plug) => plug.values)]
}
var init_catalog_entry = __esmMin(() => {})

// src/catalog/build/closed.ts
function countClosed(entry) {
  return valuesOf(entry).reduce((sum, value) => sum + (value.access === 'closed' ? 1 : 0), 0)
}
function countRevealed(entries) {
  const revealed = {
    values: 0,
    stations: 0,
  }
  for (const entry of entries) {
    const closed = countClosed(entry)
    revealed.values += closed
    if (closed > 0) revealed.stations += 1
  }
  return revealed
}
var init_closed = __esmMin(() => {
  init_catalog_entry()
})

// src/model/status.ts
/** @param state of a station, in the words of the model */
function isOutOfUse(state) {
  return outOfUse.has(state)
}
/** Counts plug statuses; a plug is never `partly`. */
function countPlugs(plugs) {
  const counts = {
    total: 0,
    free: 0,
    occupied: 0,
    reserved: 0,
    unavailable: 0,
    outOfOrder: 0,
    unknown: 0,
    notUnderstood: 0,
    closed: 0,
    none: 0,
  }
  for (const status of plugs) {
    counts.total += 1
    counts[countedAs[status === 'partly' ? 'available' : status]] += 1
  }
  return counts
}
/**
 * One status for a station from its plugs. Plugs that nobody knows of do not make a known one unknown: with
 * two free and one unknown the station is partly free, which is what a driver can rely on.
 */
function statusOfPlugs(counts) {
  if (counts.total === 0 || counts.none === counts.total) return 'none'
  if (counts.free === counts.total) return 'available'
  if (counts.free > 0) return 'partly'
  if (counts.occupied > 0) return 'occupied'
  if (counts.reserved > 0) return 'reserved'
  if (counts.unavailable > 0) return 'unavailable'
  if (counts.outOfOrder === counts.total) return 'out-of-order'
  if (counts.unknown > 0) return 'unknown'
  if (counts.notUnderstood > 0) return 'not-understood'
  return counts.closed > 0 ? 'closed' : 'unknown'
}
/** Whether anything is told of what a plug in this status can do. */
function isKnown(status) {
  return !['unknown', 'not-understood', 'closed', 'none'].includes(status)
}
/** Whether something is free in this status. */
function isFree(status) {
  return status === 'available' || status === 'partly'
}
/**
 * One status from the number of free plugs alone, for stations whose plugs say nothing. None free gives no reason.
 * @param capacity plugs in all, `null` where it is not known
 */
function statusOfNumber(free, capacity) {
  if (free <= 0) return 'unavailable'
  return capacity !== null && free < capacity ? 'partly' : 'available'
}
var statuses, outOfUse, countedAs
var init_status = __esmMin(() => {
  statuses = [
    'available',
    'partly',
    'occupied',
    'reserved',
    'unavailable',
    'out-of-order',
    'unknown',
    'not-understood',
    'closed',
    'none',
  ]
  outOfUse = /* @__PURE__ */ new Set(['FAULT', 'UNAVAILABLE', 'TEMPORARYUNAVAILABLE', 'PLANNED', 'REMOVED'])
  countedAs = {
    available: 'free',
    occupied: 'occupied',
    reserved: 'reserved',
    unavailable: 'unavailable',
    'out-of-order': 'outOfOrder',
    unknown: 'unknown',
    'not-understood': 'notUnderstood',
    closed: 'closed',
    none: 'none',
  }
})

// src/catalog/build/summarise.ts
/**
 * Freshness of what several measurements say together: live if one of them is, stale only if all are. With
 * one of unknown age and none live, nobody can say.
 */
function freshnessOfAll(basis, now) {
  if (basis.length === 0) return 'none'
  let stale = 0
  for (const { measuredAt, staleAfter } of basis) {
    const freshness = freshnessOf(measuredAt, staleAfter, now)
    if (freshness === 'live') return 'live'
    if (freshness === 'stale') stale += 1
  }
  return stale === basis.length ? 'stale' : 'age-unknown'
}
/** Freshness of the status of a station, and of how many are free there. */
function freshnessOfStatus(entry, now) {
  return freshnessOfAll(selectEvidence(entry), now)
}
/** Whether something is known to be free at this moment, and nobody is known to be kept out. */
function isFreeNow(entry, now) {
  return isFree(entry.status) && freshnessOfStatus(entry, now) === 'live' && !isShut(entry, now)
}
/** Whether it is open at this moment, `null` where its hours are not known. */
function isOpen({ station }, now) {
  return isOpenAt(station.openingHours, now, noZone)
}
/** Whether it is known to be closed at this moment. */
function isShut(entry, now) {
  return isOpen(entry, now) === false
}
/** Whether its sign must not look like now: old news, or closed for the time being. */
function isFaded(entry, now) {
  if (isOutOfUse(entry.station.state)) return false
  return mayBeOld(freshnessOfStatus(entry, now)) || isShut(entry, now)
}
/** Where something is free, what says so: the news of a taken plug does not make a free one's newer. */
function selectEvidence({ status, evidence }) {
  if (!isFree(status)) return evidence
  return evidence.filter(({ meaning }) =>
    meaning.kind === 'status' ? isFree(meaning.status) : meaning.kind === 'free' && meaning.free > 0,
  )
}
function newestMeasuredAt(values) {
  return values.reduce(
    (newest, { measuredAt }) =>
      measuredAt === null || (newest !== null && newest >= measuredAt) ? newest : measuredAt,
    null,
  )
}
/** The median of when polled values were measured, of all where none is polled. Pushed ones may rest for a day. */
function medianMeasuredAt(values) {
  const polled = values.filter(({ staleAfter }) => staleAfter <= staleAfterPolled)
  const kept = polled.length > 0 ? polled : values
  const step = Math.ceil(kept.length / mostSampled)
  const moments = kept.flatMap(({ measuredAt }, index) => (index % step === 0 ? (measuredAt ?? []) : []))
  return moments.sort((one, other) => one - other)[Math.floor(moments.length / 2)] ?? null
}
/** A clock that runs ahead must not make the others look fresh. */
function trusted(values, now) {
  return values.filter((value) => trustedTime(value, now) !== null)
}
/** When it was measured, `null` where nobody knows. */
function trustedTime({ measuredAt, staleAfter }, now) {
  return freshnessOf(measuredAt, staleAfter, now) === 'age-unknown' ? null : measuredAt
}
/** @param distance metres, `null` where nobody asked from where */
function summarise(entry, now, distance = null) {
  const { station, status, free, total } = entry
  const evidence = selectEvidence(entry)
  const shut = isShut(entry, now)
  return {
    id: station.id,
    aliases: recordsOf(entry).flatMap((record) =>
      record.station.id === station.id ? [] : record.station.id,
    ),
    name: station.name,
    municipality: station.municipality || station.city,
    address: station.address,
    provider: station.provider,
    position: station.position,
    distance,
    status,
    freshness: freshnessOfAll(evidence, now),
    measuredAt: newestMeasuredAt(trusted(evidence, now)) ?? newestMeasuredAt(evidence),
    pushed: evidence.length > 0 && evidence.every(isPushed),
    free,
    total,
    freeNow: isFreeNow(entry, now),
    faded: isFaded(entry, now),
    outOfUse: isOutOfUse(station.state) ? station.state : null,
    shut: shut ? { until: nextChange(station.openingHours, now, noZone) } : null,
    conflict: currentConflict(entry, now),
    connectors: distinctConnectors(station.plugs.flatMap((plug) => plug.connectors)),
    closedValues: countClosed(entry),
  }
}
/** Old numbers contradict nothing. */
function currentConflict({ conflict }, now) {
  if (conflict === null) return null
  const { kind, counted, against, number } = conflict
  const isOld = freshnessOf(number.measuredAt, number.staleAfter, now) === 'stale'
  return kind === 'plugs' && isOld
    ? null
    : {
        kind,
        counted,
        against,
      }
}
function distinctConnectors(connectors) {
  return [
    ...new Map(
      connectors.map(({ type, powerKw }) => [
        `${powerKw}\n${type}`,
        {
          type,
          powerKw,
        },
      ]),
    ).values(),
  ].sort((one, other) => (other.powerKw ?? 0) - (one.powerKw ?? 0))
}
var noZone, mostSampled
var init_summarise = __esmMin(() => {
  init_freshness()
  init_opening_hours()
  init_status()
  init_catalog_entry()
  init_closed()
  noZone = 'UTC'
  mostSampled = 1001
})

// src/catalog/build/station-status.ts
/**
 * Newest value of the wanted kinds; one without a timestamp, or of a clock that runs ahead, counts
 * as the oldest.
 * @param now epoch milliseconds
 */
function findNewest(values, kinds, now) {
  let newest = null
  let newestAt = 0
  for (const value of values) {
    if (!kinds.includes(value.meaning.kind)) continue
    const at = trustedTime(value, now) ?? 0
    if (at < newestAt) continue
    newest = value
    newestAt = at
  }
  return newest
}
/** Status of a station: from its plugs where any of them tells what it does, else from the number of free plugs. */
function deriveAvailability(told) {
  const { plugs, number } = told
  const counts = countPlugs(plugs.map((plug) => plug.status))
  const evidence = plugs.flatMap((plug) => plug.evidence ?? [])
  const counted = number?.meaning.kind === 'free' ? number.meaning.free : null
  if (plugs.some(({ status }) => isKnown(status)))
    return number === null || counted === null
      ? fromPlugs(counts, evidence)
      : fromPlugsAndNumber(counts, evidence, {
          counted,
          number,
        })
  const total = told.capacity || plugs.length || null
  if (number !== null && counted !== null) return fromNumber(counted, total, number)
  const unknown = {
    counts,
    free: null,
    total,
    conflict: null,
  }
  if (evidence.length > 0)
    return {
      ...unknown,
      status: statusOfPlugs(counts),
      evidence,
    }
  if (number !== null)
    return {
      ...unknown,
      status: 'not-understood',
      evidence: [number],
    }
  if (told.unread || counts.notUnderstood > 0)
    return {
      ...unknown,
      status: 'not-understood',
      evidence,
    }
  const isClosed = told.listed || counts.closed > 0
  return {
    ...unknown,
    status: isClosed ? 'closed' : 'none',
    evidence,
  }
}
function fromPlugs(counts, evidence) {
  const free = countFree(counts)
  return {
    counts,
    status: statusOfPlugs(counts),
    free,
    total: counts.total,
    evidence,
    conflict: null,
  }
}
/** Plugs weigh more than the number, which still tells of those plugs of which nothing is known. */
function fromPlugsAndNumber(counts, evidence, { counted, number }) {
  const hidden = countUnknown(counts)
  const own = fromPlugs(counts, evidence)
  if (!(counted >= counts.free && counted <= counts.free + hidden)) {
    const conflict = {
      kind: 'plugs',
      counted,
      against: counts.free,
      number,
    }
    return {
      ...own,
      conflict,
    }
  }
  if (own.free !== null) return own
  return {
    ...own,
    status: counted > 0 ? 'partly' : own.status,
    free: counted,
    evidence: [...evidence, number],
  }
}
function fromNumber(free, total, number) {
  const isTooMany = total !== null && free > total
  const all = isTooMany ? free : (total ?? free)
  return {
    counts: {
      ...countPlugs([]),
      total: all,
      free,
      unavailable: all - free,
    },
    status: statusOfNumber(free, total),
    free,
    total,
    evidence: [number],
    conflict: isTooMany
      ? {
          kind: 'capacity',
          counted: free,
          against: total,
          number,
        }
      : null,
  }
}
/** Status of a station when no values could be had: nobody knows, which is neither "none" nor "closed". */
function unknownAvailability(plugs, capacity) {
  return {
    counts: countPlugs(Array(plugs).fill('unknown')),
    status: 'unknown',
    free: null,
    total: capacity || plugs || null,
    evidence: [],
    conflict: null,
  }
}
/** What the operator states rules over what is counted, which is kept beside it. */
function applyOperatorState(state, availability) {
  return isOutOfUse(state)
    ? {
        ...availability,
        status: 'out-of-order',
      }
    : availability
}
/** None free is known only when every plug is known. */
function countFree(counts) {
  return counts.free > 0 || countUnknown(counts) === 0 ? counts.free : null
}
/** Plugs of which nothing is known. */
function countUnknown({ unknown, notUnderstood, closed, none }) {
  return unknown + notUnderstood + closed + none
}
var init_station_status = __esmMin(() => {
  init_status()
  init_summarise()
})

// src/catalog/build/join.ts
/** Stations with their plugs. */
function joinPlugs(stations, plugs) {
  const ids = new Set(stations.map(({ id }) => id))
  const { kept, repeated } = withoutRepeats(plugs, ids)
  const plugsOf = groupBy(
    kept,
    ({ stationId }) => stationId,
    ({ plug }) => plug,
  )
  return {
    stations: stations
      .map((station) => {
        const plugs = (plugsOf.get(station.id) ?? []).sort((one, other) =>
          byName.compare(one.name, other.name),
        )
        const reservable = station.reservable ?? (plugs.some((plug) => plug.reservable) ? true : null)
        return {
          ...station,
          plugs,
          reservable,
        }
      })
      .sort((one, other) => byName.compare(one.name, other.name) || byName.compare(one.id, other.id)),
    repeated,
    orphans: kept.filter(({ stationId }) => !ids.has(stationId)),
  }
}
/** One plug for each id: the first one whose station is there, else the first one. */
function withoutRepeats(plugs, stations) {
  const byId = /* @__PURE__ */ new Map()
  for (const claim of plugs) {
    const kept = byId.get(claim.plug.id)
    if (kept === void 0 || (!stations.has(kept.stationId) && stations.has(claim.stationId)))
      byId.set(claim.plug.id, claim)
  }
  return {
    kept: [...byId.values()],
    repeated: plugs.length - byId.size,
  }
}
/**
 * @param measured latest values, `null` when they could not be had
 * @param now when they were fetched, epoch milliseconds
 */
function joinValues({ stations, listed, incomplete, valuesCutOff = false, unread = [] }, measured, now) {
  /** Values and series of one level: ids are unique within a level only. */
  const cameFor = (level) => {
    const ofLevel = (items) => items.filter((item) => item.level === level)
    const idOf = ({ stationId }) => stationId
    const refused = groupBy(ofLevel(unread), idOf, ({ dataType }) => dataType)
    return {
      values: groupBy(
        ofLevel(measured ?? []),
        ({ value }) => value.stationId,
        ({ value }) => value,
      ),
      listed: new Set(ofLevel(listed).map(idOf)),
      unreadOf: (id) => {
        const types = refused.get(id)
        return types && { unread: types }
      },
      isStatusUnread: (id) => refused.get(id)?.some((type) => statusDataTypes.includes(type)) ?? false,
    }
  }
  const forPlugs = cameFor('plug')
  const forStations = cameFor('station')
  const plugStateOf = (plug) => {
    const { id } = plug
    const values = forPlugs.values.get(id) ?? noValues
    if (measured === null)
      return {
        plug,
        values,
        status: 'unknown',
        evidence: null,
      }
    const evidence = findNewest(values, ['status'], now)
    if (evidence?.meaning.kind === 'status')
      return {
        plug,
        values,
        status: evidence.meaning.status,
        evidence,
      }
    if (forPlugs.isStatusUnread(id))
      return {
        plug,
        values,
        status: 'not-understood',
        evidence: null,
        ...forPlugs.unreadOf(id),
      }
    if (valuesCutOff)
      return {
        plug,
        values,
        status: 'unknown',
        evidence: null,
      }
    return {
      plug,
      values,
      status: forPlugs.listed.has(id) ? 'closed' : 'none',
      evidence: null,
    }
  }
  return stations.map((station) => {
    const { id } = station
    const plugs = station.plugs.map(plugStateOf)
    const values = restingWith(plugs, forStations.values.get(id) ?? noValues)
    const number = findNewest(values, ['free', 'not-understood'], now)
    const { capacity, state } = station
    const known =
      measured &&
      deriveAvailability({
        plugs,
        capacity,
        number,
        listed: forStations.listed.has(id),
        unread: forStations.isStatusUnread(id),
      })
    const mayExist =
      (incomplete && known?.status === 'none') ||
      (valuesCutOff && (known?.status === 'none' || known?.status === 'closed'))
    const availability = known === null || mayExist ? unknownAvailability(plugs.length, capacity) : known
    return {
      station,
      plugs,
      values,
      ...applyOperatorState(state, availability),
      ...forStations.unreadOf(id),
    }
  })
}
/** A number of free plugs may rest as long as the plugs that it is counted from, which are sent when they change. */
function restingWith(plugs, values) {
  const rest = plugs.reduce((longest, { evidence }) => Math.max(longest, evidence?.staleAfter ?? 0), 0)
  return values.map((value) =>
    value.meaning.kind === 'free' && value.staleAfter < rest
      ? {
          ...value,
          staleAfter: rest,
        }
      : value,
  )
}
function groupBy(items, keyOf, keep) {
  const groups = /* @__PURE__ */ new Map()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(keep(item))
    else groups.set(key, [keep(item)])
  }
  return groups
}
var byName, noValues
var init_join = __esmMin(() => {
  init_meaning()
  init_station_status()
  byName = new Intl.Collator(void 0, {
    numeric: true,
    sensitivity: 'base',
  })
  noValues = []
})

// src/catalog/build/merge.ts
/**
 * Merges the records of each site into the one that was measured last. Its plugs and values are shown, so that no plug
 * counts twice; the other records fill in the fields that it leaves empty. The id does not depend on which record was
 * measured last, because links and favourites use it.
 * @param sites groups of records of one site each
 * @param now when the values were fetched, epoch milliseconds
 */
function merge(entries, sites, now) {
  const aliases = /* @__PURE__ */ new Map()
  const hidden = {
    stations: 0,
    plugs: 0,
    values: 0,
  }
  if (sites.length === 0)
    return {
      entries: [...entries],
      aliases,
      hidden,
    }
  const byStation = new Map(entries.map((entry) => [entry.station, entry]))
  const replaced = /* @__PURE__ */ new Map()
  for (const site of sites) {
    const [live, ...others] = site.flatMap((station) => byStation.get(station) ?? []).sort(byNewest(now))
    if (live === void 0 || others.length === 0) continue
    const merged = mergeInto(live, others)
    replaced.set(live, merged)
    for (const other of others) {
      replaced.set(other, null)
      hidden.stations += 1
      hidden.plugs += other.plugs.length
      hidden.values += valuesOf(other).length
    }
    hidden.values -= merged.values.length - live.values.length
    for (const { station } of [live, ...others])
      if (station.id !== merged.station.id) aliases.set(station.id, merged.station.id)
  }
  return {
    entries: entries.flatMap((entry) => {
      const instead = replaced.get(entry)
      return instead === void 0 ? entry : (instead ?? [])
    }),
    aliases,
    hidden,
  }
}
function byNewest(now) {
  const newest = (entry) => newestMeasuredAt(trusted(valuesOf(entry), now)) ?? Number.NEGATIVE_INFINITY
  return (one, other) => {
    const [a, b] = [newest(one), newest(other)]
    if (a !== b) return a > b ? -1 : 1
    return other.plugs.length - one.plugs.length || one.station.id.localeCompare(other.station.id)
  }
}
function mergeInto(live, others) {
  const measured = new Set(live.values.map(({ dataType }) => dataType))
  const more = others
    .flatMap(({ values }) => values)
    .filter(({ dataType, meaning }) => meaning.kind === 'plain' && !measured.has(dataType))
  return {
    ...live,
    station: filled(
      live.station,
      others.map(({ station }) => station),
    ),
    values: [...live.values, ...more],
    records: [live, ...others],
  }
}
function filled(live, others) {
  const made = known$1.get(live)
  if (made?.others.every((other, index) => other === others[index])) return made.station
  const id = others.reduce((first, other) => (other.id < first ? other.id : first), live.id)
  const station = {
    ...others.reduce(fill, live),
    id,
  }
  known$1.set(live, {
    others,
    station,
  })
  return station
}
/** The state is not filled in: a feed that is left behind does not know it. */
function fill(station, other) {
  return {
    ...station,
    municipality: station.municipality || other.municipality,
    city: station.city || other.city,
    address: station.address || other.address,
    provider: station.provider || other.provider,
    capacity: station.capacity ?? other.capacity,
    paymentInfo: station.paymentInfo || other.paymentInfo,
    accessType: station.accessType === 'UNKNOWN' ? other.accessType : station.accessType,
    accessInfo: station.accessInfo || other.accessInfo,
    openingHours: station.openingHours ?? other.openingHours,
    cost: station.cost ?? other.cost,
    categories: station.categories.length > 0 ? station.categories : other.categories,
    reservable: station.reservable ?? other.reservable,
    origins: [.../* @__PURE__ */ new Set([...station.origins, ...other.origins])],
    unread: [...station.unread, ...other.unread],
  }
}
var known$1
var init_merge = __esmMin(() => {
  init_catalog_entry()
  init_summarise()
  known$1 = /* @__PURE__ */ new WeakMap()
})

// src/model/filters.ts
/** Text without case and accents: "Südtirol" and "sudtirol" are one. */
function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
var features, amounts, filterGroups, amountSteps
var init_filters = __esmMin(() => {
  features = ['free-now', 'live', 'always-open', 'reservable']
  amounts = ['power', 'capacity']
  filterGroups = ['access', 'category', 'status', 'feature', 'connector', 'provider', 'municipality']
  amountSteps = {
    power: [3.7, 11, 22, 50, 100, 150, 300],
    capacity: [2, 4, 6, 10],
  }
})

// src/catalog/build/options.ts
function readTerms(station) {
  const known = terms.get(station)
  if (known) return known
  const types = /* @__PURE__ */ new Set()
  let power = 0
  for (const { connectors } of station.plugs)
    for (const { type, powerKw } of connectors) {
      types.add(type)
      power = Math.max(power, powerKw ?? 0)
    }
  const made = {
    connector: [...types].filter((name) => name !== ''),
    provider: [station.provider].filter((name) => name !== ''),
    municipality: [station.municipality || station.city].filter((name) => name !== ''),
    power,
  }
  terms.set(station, made)
  return made
}
function perGroup(make) {
  return {
    access: make('access'),
    category: make('category'),
    status: make('status'),
    feature: make('feature'),
    connector: make('connector'),
    provider: make('provider'),
    municipality: make('municipality'),
  }
}
/** All values that some station has, the most frequent first. The order does not depend on what is chosen. */
function collectOptions(entries) {
  const counts = perGroup(() => /* @__PURE__ */ new Map())
  const most = {
    power: 0,
    capacity: 0,
  }
  for (const entry of entries) {
    for (const group of filterGroups)
      for (const word of groupValues[group](entry))
        counts[group].set(word, (counts[group].get(word) ?? 0) + 1)
    most.power = Math.max(most.power, maxPower(entry))
    most.capacity = Math.max(most.capacity, countCapacity(entry))
  }
  const words = perGroup((group) => {
    const known = [...counts[group]].sort(
      ([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other),
    )
    return new Set(known.every(([word]) => unsaid[group]?.includes(word)) ? [] : known.map(([word]) => word))
  })
  const steps = (amount) => amountSteps[amount].filter((step) => step <= most[amount])
  return {
    words,
    steps: {
      power: steps('power'),
      capacity: steps('capacity'),
    },
    most,
  }
}
/** Kilowatts of the strongest connector, 0 when no connector states them. */
function maxPower({ station }) {
  return readTerms(station).power
}
/** Number of plugs, as the row of the station says it, or another record of the site; 0 when it is not known. */
function countCapacity({ total, station }) {
  return total ?? station.capacity ?? 0
}
function possibleFeatures({ station, evidence }) {
  const found = evidence.some(({ measuredAt }) => measuredAt !== null) ? ['free-now', 'live'] : []
  if (station.openingHours?.kind === 'always') found.push('always-open')
  if (station.reservable === true) found.push('reservable')
  return found
}
function hasFeature(entry, feature, now) {
  const { station, evidence } = entry
  switch (feature) {
    case 'free-now':
      return isFreeNow(entry, now)
    case 'live':
      return freshnessOfAll(evidence, now) === 'live'
    case 'always-open':
      return station.openingHours?.kind === 'always'
    case 'reservable':
      return station.reservable === true
    default:
      return false
  }
}
var groupValues, terms, unsaid
var init_options = __esmMin(() => {
  init_filters()
  init_summarise()
  groupValues = {
    access: ({ station }) => [station.accessType],
    category: ({ station }) => station.categories,
    status: ({ status }) => [status],
    feature: possibleFeatures,
    connector: ({ station }) => readTerms(station).connector,
    provider: ({ station }) => readTerms(station).provider,
    municipality: ({ station }) => readTerms(station).municipality,
  }
  terms = /* @__PURE__ */ new WeakMap()
  unsaid = {
    access: ['UNKNOWN'],
    status: ['none', 'unknown'],
  }
})

// src/catalog/build/catalog-data.ts
function buildCatalogData(
  { stationData, latest },
  { revision, viewer, region, now, parts, offline, previous },
) {
  const valuesCutOff = latest?.counts.isCutOff ?? false
  const incomplete = stationData.incomplete || stationData.counts.plugs.isCutOff
  const joined = joinValues(
    {
      ...stationData,
      incomplete,
      valuesCutOff,
      unread: latest?.unread ?? [],
    },
    latest?.measured ?? null,
    now,
  )
  const { entries, aliases, hidden } = merge(joined, stationData.sites, now)
  const rejected = [...stationData.rejected, ...(latest?.rejected ?? [])]
  const positions = entries.flatMap(({ station }) => station.position ?? [])
  const values = entries.flatMap(valuesOf)
  const snapshot = {
    revision,
    stations: entries.length,
    plugs: entries.reduce((sum, { plugs }) => sum + plugs.length, 0),
    fetchedAt: now,
    newestMeasuredAt: newestMeasuredAt(trusted(values, now)),
    medianMeasuredAt: medianMeasuredAt(values),
    withoutLiveData: entries.filter(({ status }) => status === 'none').length,
    withoutPosition: entries.length - positions.length,
    merged: aliases.size,
    ...countReceived(stationData, latest),
    rejected: rejected.length,
    revealed: viewer === 'anonymous' || !latest?.measured ? null : countRevealed(entries),
    tokenRefused: latest?.tokenRefused ?? false,
    parts,
    offline,
    firstBounds: firstBounds(positions, region),
  }
  return {
    entries,
    stations: keepStations(entries, previous?.stations ?? stationData.stations),
    byId: indexById(entries, aliases),
    options: collectOptions(entries),
    snapshot,
    rejected,
    stationData,
    latest,
    joined,
    hidden,
  }
}
/** Counts of rows for the snapshot; `query/row-accounts.ts` accounts for each of them. */
function countReceived(stationData, latest) {
  const counts = {
    ...stationData.counts,
    values: latest?.counts,
  }
  return {
    received: {
      stations: counts.stations.received,
      plugs: counts.plugs.received,
      values: counts.values?.received ?? 0,
    },
    cutOff: ['stations', 'plugs', 'values'].filter((kind) => counts[kind]?.isCutOff),
  }
}
/** Indexes are built per array of stations: an array with the same stations is kept. */
function keepStations(entries, before) {
  return before.length === entries.length && entries.every(({ station }, at) => station === before[at])
    ? before
    : entries.map(({ station }) => station)
}
function indexById(entries, aliases) {
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  for (const [alias, id] of aliases) {
    const entry = byId.get(id)
    if (entry) byId.set(alias, entry)
  }
  return byId
}
var init_catalog_data = __esmMin(() => {
  init_viewer()
  init_bounds()
  init_catalog_entry()
  init_closed()
  init_join()
  init_merge()
  init_options()
  init_summarise()
})

// src/contract/errors.ts
var errorBodySchema, _olderErrorBodySchema, bearerPattern
var init_errors$1 = __esmMin(() => {
  init_zod()
  errorBodySchema = z.looseObject({
    message: z.string(),
    timestamp: z.optional(z.string()),
    code: z.optional(z.number()),
    error: z.optional(z.string()),
    description: z.optional(z.string()),
    policy: z.optional(z.string()),
    hint: z.optional(z.string()),
  })
  _olderErrorBodySchema = z.looseObject({
    status: z.number(),
    name: z.string(),
    description: z.string(),
  })
  bearerPattern = /^bearer ([A-Za-z0-9\-._~+/]+=*)$/i
})

// src/api/errors.ts
function isApiError(error) {
  return error instanceof NetworkError || error instanceof HttpError || error instanceof ShapeError
}
/** The part of an error that a snapshot or a gap in a history keeps. */
function failureOf(error) {
  switch (error.name) {
    case 'NetworkError':
      return {
        name: error.name,
        reason: error.reason,
      }
    case 'HttpError':
      return {
        name: error.name,
        status: error.status,
        exceeded: error.exceeded,
      }
    case 'ShapeError':
      return { name: error.name }
  }
}
var NetworkError, HttpError, ShapeError
var init_errors = __esmMin(() => {
  init_errors$1()
  NetworkError = class extends Error {
    name = 'NetworkError'
    url
    reason
    constructor(url, reason, options) {
      super(`${url}: ${reason}`, options)
      this.url = url
      this.reason = reason
    }
  }
  HttpError = class extends Error {
    name = 'HttpError'
    url
    status
    /** The service's own words, `null` where it gave none. */
    body
    /** Milliseconds for which the service asked to be left alone; 0 where it said nothing of the kind. */
    retryAfter
    constructor(url, status, body, retryAfter = 0) {
      const parsed = errorBodySchema.safeParse(body)
      super(`${url}: ${status}${parsed.success ? ` ${parsed.data.message}` : ''}`)
      this.url = url
      this.status = status
      this.body = parsed.success ? parsed.data : null
      this.retryAfter = retryAfter
    }
    /** What a 429 is about: `rate` passes by itself; for `range` (too long a period) trying again is useless. */
    get exceeded() {
      if (this.status !== 429) return null
      return /date range/i.test(this.body?.message ?? '') ? 'range' : 'rate'
    }
  }
  ShapeError = class extends Error {
    name = 'ShapeError'
    url
    /** Field and reason, e.g. `data: expected array`. */
    issues
    constructor(url, issues, options) {
      super(`${url}: ${issues.join('; ')}`, options)
      this.url = url
      this.issues = issues
    }
  }
})

// src/api/retry-policy.ts
/** Milliseconds for which the service asked to be left alone when it failed. */
function retryAfterOf(error) {
  return error.name === 'HttpError' ? error.retryAfter : 0
}
function mayPass(error, isAuthorised) {
  switch (error.name) {
    case 'NetworkError':
      return error.reason === 'unreachable' && !isAuthorised
    case 'HttpError':
      return error.exceeded === 'rate' || error.status >= 500
    case 'ShapeError':
      return false
  }
}
var questionLimits, Budget
var init_retry_policy = __esmMin(() => {
  questionLimits = {
    tries: 3,
    pauses: [1e3, 2e3],
    time: 14e3,
    restarts: true,
  }
  Budget = class {
    #limits
    /** Of the calls in a row. */
    #failures = 0
    #startedAt = performance.now()
    constructor(limits = {}) {
      this.#limits = {
        ...questionLimits,
        ...limits,
      }
    }
    /** Whole milliseconds. */
    get left() {
      return Math.max(0, Math.ceil(this.#startedAt + this.#limits.time - performance.now()))
    }
    succeeded() {
      this.#failures = 0
      if (this.#limits.restarts) this.#startedAt = performance.now()
    }
    /**
     * Milliseconds to wait before the call is made again; `null`: it is not.
     * @param isAuthorised a bare 401 looks like a service that cannot be reached: whoever sent a token finds that out
     */
    pauseAfter(error, isAuthorised) {
      this.#failures += 1
      if (this.#failures >= this.#limits.tries || !mayPass(error, isAuthorised)) return null
      const usual = this.#limits.pauses[this.#failures - 1] ?? 0
      const pause = Math.max(usual * (1 + Math.random() / 2), retryAfterOf(error))
      return pause < this.left ? pause : null
    }
  }
})

// src/api/get-json.ts
/** Whether a token can be sent at all: anything but RFC 6750's characters could end the header early. */
function isSendable(token) {
  return bearerPattern.test(`Bearer ${token}`)
}
var init_get_json = __esmMin(() => {
  init_errors$1()
  init_errors()
})

// src/api/authorised.ts
/**
 * Reads with the viewer's token. A refused one is asked for anew once; without a good one the answer is what
 * everyone sees, because a bad token closes even open data.
 * @param read one attempt with a token
 * @param readOpen the same without; asked only where it is needed
 * @throws ApiError of the attempt that failed for another reason than its token
 */
async function readAuthorised(tokens, read, readOpen) {
  const ask = (rejected) => tokens(rejected).catch(() => null)
  let token = await ask()
  for (let attempt = 0; attempt < 2 && token !== null; attempt += 1) {
    try {
      if (isSendable(token))
        return {
          answer: await read(token),
          tokenRefused: false,
        }
    } catch (error) {
      if (!(await isRefusal(error, readOpen))) throw error
    }
    const refused = token
    token = await ask(refused)
    if (token === refused) break
  }
  return {
    answer: await readOpen(),
    tokenRefused: true,
  }
}
/**
 * The real service's 401 has no CORS headers, so a browser sees it as "unreachable". Whether the token was
 * the reason shows when the same call without it gets through; when that fails too, its error counts.
 */
async function isRefusal(error, readOpen) {
  if (error instanceof HttpError) return error.status === 401
  if (!(error instanceof NetworkError) || error.reason !== 'unreachable') return false
  await readOpen()
  return true
}
var init_authorised = __esmMin(() => {
  init_errors()
  init_get_json()
})

// src/catalog/load/mark-closed.ts
/**
 * Marks closed values. The service marks none: a series is closed when the answer with a token has it and the answer
 * without a token does not.
 */
function markClosed(withToken, open) {
  const openSeries = new Set(open.map(seriesKey))
  return withToken.map((measured) =>
    openSeries.has(seriesKey(measured))
      ? measured
      : {
          ...measured,
          value: {
            ...measured.value,
            access: 'closed',
          },
        },
  )
}
function seriesKey({ level, value }) {
  return `${level}\n${value.stationId}\n${value.dataType}\n${value.period}`
}
var init_mark_closed = __esmMin(() => {})

// src/catalog/load/latest-values.ts
/** Latest values of all stations. @throws ApiError */
function fetchLatestValues(dialect, { viewer, tokens, call }) {
  return fetchWithAndWithoutToken(
    (more) =>
      dialect.latestValues({
        ...call,
        ...more,
      }),
    viewer,
    tokens,
  )
}
/**
 * Values as the viewer sees them; for a signed-in one asked both ways, because closed is known by comparison only.
 * @throws ApiError
 */
async function fetchWithAndWithoutToken(ask, viewer, tokens) {
  const openAnswer = ask({})
  if (viewer === 'anonymous') {
    const { items, rejected, counts } = await openAnswer
    return {
      measured: items,
      tokenRefused: false,
      rejected: toRejected('values', rejected),
      unread: listSeries(rejected),
      counts,
    }
  }
  const [open, { answer, tokenRefused }] = await Promise.all([
    openAnswer,
    readAuthorised(
      tokens,
      (token) => ask({ token }),
      () => openAnswer,
    ),
  ])
  return {
    measured: markClosed(answer.items, open.items),
    tokenRefused,
    rejected: toRejected('values', answer.rejected),
    unread: listSeries(answer.rejected),
    counts: answer.counts,
  }
}
function listSeries(rows) {
  return rows.flatMap(({ series }) => series ?? [])
}
function toRejected(kind, rows) {
  return rows.map(({ row, id, reason }) => ({
    kind,
    row,
    id: cleanText(id),
    reason,
  }))
}
var init_latest_values = __esmMin(() => {
  init_authorised()
  init_text()
  init_viewer()
  init_mark_closed()
})

// src/catalog/build/municipality.ts
init_catalog_data()
init_latest_values()
init_filters()
/** Small words of place names, which stay small in names written in capitals. */
const small =
  /^(a|ai|al|alla|allo|am|an|auf|d|da|de|dei|del|della|delle|der|dello|di|e|i|im|in|la|le|lo|per|sul|sulla|und|von|zu)$/
const isShouted = (text) => text === text.toUpperCase() && text !== text.toLowerCase()
function withoutShouting(text) {
  if (!isShouted(text)) return text
  return text.toLowerCase().replace(/\p{L}+/gu, (word, at) => {
    return at > 0 && small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}
/** The names in the languages of the place: "Bolzano - Bozen" has two. */
function splitNames(text) {
  return text.split(/\s+[-–/]\s+/).map((name) => withoutShouting(name.trim()))
}
/**
 * Gives each municipality one name, whatever order, case and number of languages the feeds write it in: the names in
 * the order of the alphabet. Where a feed tells only the town, that is the municipality.
 */
function unifyMunicipalities(stations) {
  const names = [...new Set(stations.map(({ municipality, city }) => municipality || city))].map((text) => [
    text,
    splitNames(text),
  ])
  const whole = /* @__PURE__ */ new Map()
  for (const [, parts] of names)
    if (parts.length > 1) whole.set(nameKey(parts), whole.get(nameKey(parts)) ?? join(parts))
  const ofOne = wholeOfOne([...whole])
  const oneName = new Map(
    names.map(([text, parts]) => [
      text,
      whole.get(nameKey(parts)) ?? ofOne.get(nameKey(parts)) ?? join(parts),
    ]),
  )
  return stations.map((station) => {
    const municipality = oneName.get(station.municipality || station.city) ?? ''
    return municipality === station.municipality
      ? station
      : {
          ...station,
          municipality,
        }
  })
}
function nameKey(names) {
  return names.map(fold).sort().join('\n')
}
function join(names) {
  return names.toSorted((one, other) => fold(one).localeCompare(fold(other), 'en')).join(' - ')
}
/** Full names by each of their parts; a part of several municipalities tells none. */
function wholeOfOne(whole) {
  const found = /* @__PURE__ */ new Map()
  const shared = /* @__PURE__ */ new Set()
  for (const [key, name] of whole)
    for (const part of new Set(key.split('\n'))) {
      if (found.has(part)) shared.add(part)
      found.set(part, name)
    }
  for (const part of shared) found.delete(part)
  return found
}

// src/model/distance.ts
/** Metres as the crow flies (haversine). */
function metresBetween(a, b) {
  const half = (from, to) => Math.sin(((to - from) * radians) / 2) ** 2
  const chord =
    half(a.lat, b.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lon, b.lon)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
var earthRadius, radians
var init_distance = __esmMin(() => {
  earthRadius = 6371009
  radians = Math.PI / 180
})

// src/catalog/build/same-site.ts
init_distance()
init_filters()
/** Metres. Feeds often give the position of the car park, not of the station. */
const nearMetres = 25
/** Degrees of latitude: a little more than `nearMetres`, because the columns of two rows differ in width. */
const cellHeight = 25e-5
/**
 * Groups the records that describe one site in different feeds, two or more in each group. Records of one feed are
 * never grouped, however near they are: a feed does not list one site twice.
 */
function groupBySite$1(stations) {
  if (new Set(stations.map(feedKey)).size < 2) return []
  const group = /* @__PURE__ */ new Map()
  for (const { one, other } of findPairs(stations).sort(byLikeness)) {
    const joined = [...(group.get(one) ?? [one]), ...(group.get(other) ?? [other])]
    if (group.has(one) && group.get(one) === group.get(other)) continue
    if (new Set(joined.map(feedKey)).size < joined.length) continue
    for (const station of joined) group.set(station, joined)
  }
  return [...new Set(group.values())]
}
function feedKey(station) {
  return station.origins.join()
}
function byLikeness(a, b) {
  return (
    b.likeness - a.likeness ||
    a.metres - b.metres ||
    a.one.id.localeCompare(b.one.id) ||
    a.other.id.localeCompare(b.other.id)
  )
}
/** Pairs that may be one site; only neighbouring cells are compared. */
function findPairs(stations) {
  const cells = /* @__PURE__ */ new Map()
  const pairs = []
  for (const one of stations) {
    if (one.position === null) continue
    const { lon, lat } = one.position
    const row = Math.floor(lat / cellHeight)
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1])
        for (const other of cells.get(cellKey(columnAt(lon, row + dy) + dx, row + dy)) ?? []) {
          const pair = comparePair(one, other)
          if (pair !== null) pairs.push(pair)
        }
    const key = cellKey(columnAt(lon, row), row)
    const cell = cells.get(key)
    if (cell) cell.push(one)
    else cells.set(key, [one])
  }
  return pairs
}
/** One number for a cell: there are fewer than 2^21 columns to either side of the meridian of Greenwich. */
function cellKey(column, row) {
  return row * 2 ** 22 + column
}
/** Cells are square in metres, so each row counts its columns in a width of its own. */
function columnAt(lon, row) {
  const width = cellHeight / Math.max(0.01, Math.cos((row * cellHeight * Math.PI) / 180))
  return Math.floor(lon / width)
}
function comparePair(one, other) {
  if (one.position === null || other.position === null || feedKey(one) === feedKey(other)) return null
  const metres = metresBetween(one.position, other.position)
  if (metres > nearMetres) return null
  const sameName = plain(one.name) === plain(other.name)
  const sameAddress = one.address !== '' && plain(one.address) === plain(other.address)
  if (!sameBrand(one, other, sameName || sameAddress)) return null
  return {
    one,
    other,
    likeness: Number(sameName) + Number(sameAddress),
    metres,
  }
}
/** Different operators share car parks; where one record names none, name or address must be equal. */
function sameBrand(one, other, hasSameText) {
  const [short = '', long = ''] = [one, other]
    .map(({ provider }) => `${plain(provider)} `.trimStart())
    .sort((a, b) => a.length - b.length)
  return short === '' ? hasSameText : long.startsWith(short)
}
/** Letters and digits, without case and accents. */
function plain(text) {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// src/catalog/build/swapped.ts
init_bounds()
/** Degrees around a small region within which coordinates are not far away. */
const leastMargin = 1
/**
 * Takes the position from stations far outside of the region whose coordinates are in the region when they are swapped,
 * and marks them as doubted. A station that is far away either way stays where its record puts it.
 * @param region counts when any station stands in it; otherwise the box of the central 98 % of stations does
 */
function doubtSwapped({ stations, sites }, region) {
  const box = usualBox(stations, region)
  const doubted = /* @__PURE__ */ new Map()
  for (const station of stations) {
    const { position } = station
    if (box && position && isSwapped(position, box))
      doubted.set(station, {
        ...station,
        position: null,
        doubted: {
          why: 'swapped',
          ...position,
        },
      })
  }
  if (doubted.size === 0)
    return {
      stations,
      sites,
    }
  const replace = (some) => some.map((station) => doubted.get(station) ?? station)
  return {
    stations: replace(stations),
    sites: sites.map(replace),
  }
}
function usualBox(stations, region) {
  if (stations.some(({ position }) => position !== null && contains(region, position))) return region
  const positions = stations.flatMap(({ position }) => position ?? [])
  return positions.length === 0 ? null : centralBox(positions)
}
function isSwapped({ lon, lat }, box) {
  return (
    !contains(widened(box), {
      lon,
      lat,
    }) &&
    contains(box, {
      lon: lat,
      lat: lon,
    })
  )
}
/** By its own width and height on each side: what is near a region may well be right. */
function widened([west, south, east, north]) {
  const dx = Math.max(east - west, leastMargin)
  const dy = Math.max(north - south, leastMargin)
  return [west - dx, south - dy, east + dx, north + dy]
}

// src/catalog/build/station-data.ts
init_join()
/**
 * Joins the parts that change rarely. While none of them changes, the result is the same object; while stations and
 * plugs do not change, its `stations` are the same array.
 */
var StationDataBuilder = class {
  #region
  #parts = null
  #data = null
  constructor(region) {
    this.#region = region
  }
  build(parts) {
    const before = this.#parts
    const isJoined = before?.stations === parts.stations && before.plugs === parts.plugs
    if (this.#data && isJoined && before?.series === parts.series) return this.#data
    const joined = this.#data && isJoined ? this.#data : this.#join(parts)
    this.#parts = parts
    this.#data = {
      ...joined,
      listed: parts.series?.items ?? [],
      rejected: [
        ...toRejected('stations', parts.stations.rejected),
        ...toRejected('plugs', parts.plugs?.rejected ?? []),
      ],
      incomplete: parts.plugs === null || parts.series === null,
    }
    return this.#data
  }
  #join({ stations, plugs }) {
    const answer = plugs ?? emptyAnswer
    const joined = joinPlugs(stations.items, answer.items)
    const named = unifyMunicipalities(joined.stations)
    return {
      ...doubtSwapped(
        {
          stations: named,
          sites: groupBySite$1(named),
        },
        this.#region,
      ),
      counts: {
        stations: stations.counts,
        plugs: answer.counts,
      },
      repeatedPlugs: joined.repeated,
      orphans: joined.orphans,
    }
  }
}

// src/catalog/errors.ts
/**
 * A question to the catalog came to nothing for another reason than an answer of the service: the catalog was closed,
 * its worker failed, or code of our own did.
 */
var CatalogError = class extends Error {
  name = 'CatalogError'
}

// src/model/parts.ts
/** Whether nothing of a part is there because it failed. */
function isMissing({ fetchedAt, failure }) {
  return fetchedAt === null && failure !== null
}
var partNames
var init_parts = __esmMin(() => {
  partNames = ['values', 'stations', 'plugs', 'series']
})

// src/api/back-off.ts
/** Milliseconds until what has failed so many times in a row is asked again: `base`, then twice as long each time. */
function backOff(base, failures) {
  return Math.min(base * 2 ** Math.max(0, failures - 1), Math.max(base, longest))
}
var longest
var init_back_off = __esmMin(() => {
  longest = 3e5
})

// src/catalog/load/pace.ts
init_parts()
init_back_off()
/** Milliseconds between two whole questions after a first failure; later ones wait longer. */
const base = 6e4
/**
 * How often a part that failed is asked by itself. The whole question backs off, so that a service that is down gets
 * at most about 300 a day; each round between asks for one row, and the whole follows as soon as that is answered,
 * so that a service that is back is noticed within one round. What a service states (`Retry-After`) is kept.
 */
var Pace = class {
  /** In a row. */
  #failures = 0
  #failedAt = 0
  /** Failures in a row of the whole question where one row was answered. */
  #misled = 0
  #held = {
    from: 0,
    for: 0,
  }
  /** @param now epoch milliseconds; a clock that was set back ends every wait */
  next(now) {
    if (this.#failures === 0) return 'all'
    if (isWithin(now, this.#held.from, this.#held.for)) return 'nothing'
    if (!isWithin(now, this.#failedAt, backOff(base, this.#failures))) return 'all'
    if (this.#misled > 0 && isWithin(now, this.#failedAt, backOff(base, this.#misled))) return 'nothing'
    return 'look'
  }
  succeeded() {
    this.#failures = 0
    this.#misled = 0
  }
  /** @param stated milliseconds for which the service asked to be left alone */
  failed(now, stated, afterLook = false) {
    this.#failures += 1
    this.#failedAt = now
    if (afterLook) this.#misled += 1
    this.#held = {
      from: now,
      for: stated,
    }
  }
  lookFailed(now, stated) {
    this.#misled = 0
    this.#held = {
      from: now,
      for: stated,
    }
  }
}
function isWithin(now, from, length) {
  return now >= from && now < from + length
}

// src/catalog/load/part.ts
init_errors()
init_retry_policy()
/** One part of the data: its last answer, how old that is, and whether the last attempt failed. */
var Part = class {
  #source
  #pace = new Pace()
  #held = null
  #error = null
  #failedSince = 0
  #isRestored = false
  #asking = null
  constructor(source) {
    this.#source = source
  }
  get held() {
    return this.#held
  }
  /** Of the last attempt. */
  get error() {
    return this.#error
  }
  /** What is held comes from an earlier start. */
  get isRestored() {
    return this.#isRestored
  }
  get state() {
    return {
      fetchedAt: this.#held?.fetchedAt ?? null,
      failure: this.#error && {
        ...failureOf(this.#error),
        since: this.#failedSince,
      },
    }
  }
  restore(held) {
    this.#held = held
    this.#isRestored = true
  }
  /**
   * Asks where it is old or has failed. A failure is told by `state`; only a fault of our own is thrown.
   * @param isPress a person asked: at once and for everything that failed, whatever the service has stated
   * @param isWanted however new it is
   */
  async update(now, isPress, isWanted = false) {
    if (!isWanted && !this.#isDue(now)) return
    const question = isPress ? 'all' : this.#pace.next(now)
    if (question === 'all') await this.#ask(now, isPress ? new Budget() : once())
    else if (question === 'look') await this.#look(now)
  }
  #isDue(now) {
    if (this.#held === null || this.#error !== null) return true
    const age = now - this.#held.fetchedAt
    return age < 0 || age >= this.#source.keep
  }
  async #look(now) {
    try {
      await this.#source.look({ budget: once() })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.#pace.lookFailed(now, retryAfterOf(error))
      return
    }
    if (this.#error !== null) await this.#ask(now, once(), true)
  }
  #ask(now, budget, afterLook = false) {
    this.#asking ??= this.#fetch(now, budget, afterLook).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }
  async #fetch(now, budget, afterLook) {
    try {
      this.#held = {
        answer: await this.#source.ask({ budget }),
        fetchedAt: now,
      }
      this.#isRestored = false
      this.#error = null
      this.#pace.succeeded()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (this.#error === null) this.#failedSince = now
      this.#error = error
      this.#pace.failed(now, retryAfterOf(error), afterLook)
    }
  }
}
/** Nobody waits for what is asked by itself: the next round is its next try. */
function once() {
  return new Budget({ tries: 1 })
}

// src/catalog/load/catalog-loader.ts
init_collect()
init_errors()
init_latest_values()
/** Milliseconds after which stations, plugs and series are asked again. */
const reloadAfter = 36e5
/** Fetches the parts of one viewer's data, each by itself. Failures of the service are thrown as ApiError. */
var CatalogLoader = class {
  #offline
  #parts
  /** @param offline the copy of open data: give it to the anonymous viewer only */
  constructor(dialect, viewer, tokens, offline) {
    this.#offline = offline
    const part = (name, ask, keep = reloadAfter) =>
      dialect.parts.includes(name)
        ? new Part({
            ask,
            look: (call) => dialect.look(name, call),
            keep,
          })
        : null
    this.#parts = {
      stations: part('stations', (call) => dialect.stations(call)),
      plugs: part('plugs', (call) => dialect.plugs(call)),
      series: part('series', (call) => dialect.statusSeries(call)),
      values: part(
        'values',
        (call) =>
          fetchLatestValues(dialect, {
            viewer,
            tokens,
            call,
          }),
        0,
      ),
    }
  }
  /**
   * Latest values, and of the other parts what is old or failed.
   * @param isPress a person asked: at once and for everything that failed
   * @throws ApiError when there are no stations to show
   */
  async update(now, isPress) {
    const { stations, values } = this.#parts
    const wanted = isPress && values === null ? 'stations' : null
    await Promise.all(partNames.map((name) => this.#parts[name]?.update(now, isPress, name === wanted)))
    if (!stations?.held) await this.#restore()
    const loaded = this.#loaded()
    if (values?.state.failure === null) this.#save(now)
    return loaded
  }
  #loaded() {
    const { stations, plugs, series, values } = this.#parts
    if (!stations?.held) throw stations?.error ?? new CatalogError('The service has no stations.')
    const asked = partNames.flatMap((name) => this.#parts[name] ?? [])
    return {
      stations: stations.held.answer,
      plugs: plugs ? (plugs.held?.answer ?? null) : emptyAnswer,
      series: series ? (series.held?.answer ?? null) : emptyAnswer,
      latest: values ? (values.held?.answer ?? null) : byStation,
      parts: {
        stations: stations.state,
        plugs: plugs?.state ?? absent,
        series: series?.state ?? absent,
        values: values?.state ?? absent,
      },
      offline: asked.every(({ isRestored }) => isRestored),
    }
  }
  /** Starts from the copy on this device when the service cannot be reached. */
  async #restore() {
    const cached = this.#parts.stations?.error instanceof NetworkError ? await this.#offline?.restore() : null
    if (!cached) return
    const restore = (name) => {
      const part = this.#parts[name]
      const held = cached.parts[name]
      if (part && !part.held && held) part.restore(held)
    }
    partNames.forEach(restore)
  }
  /** Keeps a copy when every part was fetched. */
  #save(fetchedAt) {
    const { stations, plugs, series, values } = this.#parts
    if (partNames.some((name) => this.#parts[name]?.held === null)) return
    const parts = {
      stations: stations?.held ?? null,
      plugs: plugs?.held ?? null,
      series: series?.held ?? null,
      values: values?.held ?? null,
    }
    this.#offline?.save({
      parts,
      fetchedAt,
    })
  }
}
const absent = {
  fetchedAt: null,
  failure: null,
}
const byStation = {
  measured: null,
  tokenRefused: false,
  rejected: [],
  counts: emptyAnswer.counts,
}

// src/catalog/query/plug-requirements.ts
function meets({ type, powerKw }, { types, power }) {
  return (types.size === 0 || types.has(type)) && (power === 0 || (powerKw ?? 0) >= power)
}
/** Plugs with a connector that meets the requirements. */
function matchingPlugs({ plugs }, requirements) {
  return plugs.filter(({ plug }) => plug.connectors.some((connector) => meets(connector, requirements)))
}
/** Connectors that meet the requirements. */
function matchingConnectors(plugs, requirements) {
  return plugs.flatMap(({ plug }) => plug.connectors.filter((connector) => meets(connector, requirements)))
}
/**
 * The station with its matching plugs only: status and number of free plugs are those of the matching plugs. `null`
 * when no plug matches.
 */
function withMatchingPlugs(entry, requirements) {
  if (requirements.types.size === 0 && requirements.power === 0) return entry
  const plugs = matchingPlugs(entry, requirements)
  if (plugs.length === 0) return null
  if (plugs.length === entry.plugs.length) return entry
  return applyOperatorState(entry.station.state, {
    ...entry,
    ...deriveAvailabilityOfSome(plugs, entry),
  })
}
function deriveAvailabilityOfSome(plugs, entry) {
  if (entry.plugs.some(({ status }) => isKnown(status)))
    return deriveAvailability({
      plugs,
      capacity: null,
      number: null,
      listed: false,
    })
  const counts = countPlugs(plugs.map(({ status }) => status))
  const total = plugs.length
  if (entry.free === null)
    return {
      counts,
      total,
      conflict: null,
    }
  const all = entry.total ?? entry.plugs.length
  const least = Math.min(total, Math.max(0, entry.free - (all - total)))
  const most = Math.min(entry.free, total)
  return {
    counts,
    total,
    status: least === total ? 'available' : least > 0 ? 'partly' : most === 0 ? 'unavailable' : 'unknown',
    free: least === most ? least : null,
    conflict: null,
  }
}
var init_plug_requirements = __esmMin(() => {
  init_status()
  init_station_status()
})

// src/catalog/query/station-filter.ts
function createStationFilter(filters, { options, found, now }) {
  const amount = (of) => (filters[of] > options.most[of] ? 0 : filters[of])
  const requirements = {
    types: new Set(filters.connector.filter((word) => options.words.connector.has(word))),
    power: amount('power'),
  }
  const asksForPlugs = requirements.types.size > 0 || requirements.power > 0
  const acts = (group, word) => options.words[group].has(word) || (group === 'status' && asksForPlugs)
  const chosen = perGroup((group) => new Set(filters[group].filter((word) => acts(group, word))))
  const ignored = [
    ...filterGroups.flatMap((group) =>
      filters[group]
        .filter((word) => !acts(group, word))
        .map((value) => ({
          group,
          value,
        })),
    ),
    ...amounts
      .filter((group) => amount(group) !== filters[group])
      .map((group) => ({
        group,
        value: String(filters[group]),
      })),
  ]
  return {
    chosen,
    partStatus: new Set(filters.status),
    requirements,
    capacity: amount('capacity'),
    ignored,
    found,
    now,
  }
}
/** Whether the same stations may not pass a minute later, although nothing new was measured. */
function dependsOnTime({ feature }) {
  return feature.includes('free-now') || feature.includes('live')
}
function matchesStation(entry, group, { chosen, capacity }) {
  if (group === 'capacity') return capacity === 0 || countCapacity(entry) >= capacity
  return chosen[group].size === 0 || groupValues[group](entry).some((word) => chosen[group].has(word))
}
/** @param part the station with the plugs that meet the requirements */
function matchesFeatures(part, { chosen, now }) {
  for (const feature of chosen.feature) if (!hasFeature(part, feature, now)) return false
  return true
}
function matchesStatus(part, { chosen }) {
  return chosen.status.size === 0 || chosen.status.has(part.status)
}
/** The station with its matching plugs, and the status of those; `null` when the filter excludes it. */
function matchStation(entry, filter) {
  if (!stationGroups.every((group) => matchesStation(entry, group, filter)) || !filter.found(entry.station))
    return null
  const part = withMatchingPlugs(entry, filter.requirements)
  return part && matchesStatus(part, filter) && matchesFeatures(part, filter) ? part : null
}
var stationGroups
var init_station_filter = __esmMin(() => {
  init_filters()
  init_options()
  init_plug_requirements()
  stationGroups = ['access', 'category', 'provider', 'municipality', 'capacity']
})

// src/catalog/query/facets.ts
init_filters()
init_freshness()
init_status()
init_options()
init_summarise()
init_plug_requirements()
init_station_filter()
/**
 * A station counts for an option when it passes all groups but perhaps the option's own: in that group the
 * option would be chosen instead.
 */
function countFacets(entries, filter, options) {
  const tally = {
    groups: perGroup((group) => zeroes(options.words[group])),
    power: zeroes(options.steps.power),
    capacity: zeroes(options.steps.capacity),
    old: /* @__PURE__ */ new Map(),
    matched: 0,
  }
  const needs = needsOf(filter, options)
  const forPlugs = {
    ...filter,
    chosen: {
      ...filter.chosen,
      status: filter.partStatus,
    },
  }
  for (const entry of entries) {
    if (!filter.found(entry.station)) continue
    const failed = stationGroups.filter((group) => !matchesStation(entry, group, filter))
    if (failed.length > 1) continue
    const part = withMatchingPlugs(entry, filter.requirements)
    if (part && matchesStatus(part, filter) && matchesFeatures(part, filter)) {
      if (failed.length === 0) tally.matched += 1
      for (const group of failed.length === 0 ? stationGroups : failed) countPlace(entry, group, tally)
    }
    if (failed.length > 0) continue
    if (part) countNow(part, filter, tally)
    countNeeds(entry, forPlugs, needs, tally)
  }
  return {
    groups: {
      ...perGroup((group) => sorted$1(group, tally.groups[group])),
      status: sorted$1('status', tally.groups.status).map((option) => ({
        ...option,
        old: tally.old.get(option.value) ?? 0,
      })),
    },
    power: steps(tally.power),
    capacity: steps(tally.capacity),
    matched: tally.matched,
    ignored: filter.ignored,
  }
}
function countPlace(entry, filter, { groups, capacity }) {
  if (filter !== 'capacity') for (const word of groupValues[filter](entry)) add(groups[filter], word)
  else for (const step of capacity.keys()) if (step <= countCapacity(entry)) add(capacity, step)
}
/** Status and features, of the plugs that fit. */
function countNow(part, filter, { groups, old }) {
  if (matchesFeatures(part, filter)) {
    if (groups.status.size > 0) {
      increase(groups.status, part.status)
      if (mayBeOld(freshnessOfStatus(part, filter.now))) increase(old, part.status)
    }
    if (matchesStatus(part, filter)) {
      for (const word of groups.feature.keys())
        if (hasFeature(part, word, filter.now)) add(groups.feature, word)
    }
  }
}
function needsOf({ requirements }, { words, steps }) {
  return {
    connector: new Map(
      [...words.connector].map((word) => [
        word,
        {
          ...requirements,
          types: /* @__PURE__ */ new Set([word]),
        },
      ]),
    ),
    power: steps.power.map((step) => [
      step,
      {
        ...requirements,
        power: step,
      },
    ]),
  }
}
/** Connectors and power: each option makes other plugs fit. */
function countNeeds(entry, filter, needs, { groups, power }) {
  if (!matchesFeatures(entry, filter)) return
  const anyPart = filter.chosen.status.size === 0 && filter.chosen.feature.size === 0
  const fits = (requirements) => {
    if (anyPart && (requirements.power === 0 || requirements.types.size === 0)) return true
    const part = withMatchingPlugs(entry, requirements)
    return part !== null && matchesStatus(part, filter) && matchesFeatures(part, filter)
  }
  for (const word of groupValues.connector(entry)) {
    const requirements = needs.connector.get(word)
    if (requirements && fits(requirements)) add(groups.connector, word)
  }
  const strongest = maxPower(entry)
  for (const [step, requirements] of needs.power) {
    if (step > strongest) break
    if (fits(requirements)) add(power, step)
  }
}
function steps(counts) {
  return [...counts].map(([value, count]) => ({
    value,
    count,
  }))
}
function zeroes(keys) {
  return new Map([...keys].map((key) => [key, 0]))
}
function increase(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
function add(counts, key) {
  const count = counts.get(key)
  if (count !== void 0) counts.set(key, count + 1)
}
/** Groups that have an order of their own. */
const ranks = {
  status: statuses,
  feature: features,
}
function sorted$1(group, counts) {
  const options = [...counts].map(([value, count]) => ({
    value,
    count,
  }))
  const rank = ranks[group]
  return rank ? options.sort((one, other) => rank.indexOf(one.value) - rank.indexOf(other.value)) : options
}

// src/catalog/query/order.ts
/**
 * Stations without a position come last, in every order.
 * @param entries in the order of their names, which equals keep
 */
function sortEntries(entries, query) {
  const { placed, unplaced } = splitByPosition(entries)
  return [
    ...sorted(placed, query),
    ...sorted(unplaced, {
      ...query,
      origin: null,
    }),
  ]
}
/** Number of stations that have a position. */
function countPlaced(entries) {
  return entries.reduce((count, { station }) => count + (station.position === null ? 0 : 1), 0)
}
function splitByPosition(entries) {
  const placed = []
  const unplaced = []
  for (const entry of entries) (entry.station.position === null ? unplaced : placed).push(entry)
  return {
    placed,
    unplaced,
  }
}
function sorted(entries, { sort, now, origin }) {
  switch (sort) {
    case 'name':
      return entries
    case 'free':
      return byRank(entries, (entry) => freeRank(entry, now))
    case 'power':
      return byRank(entries, (entry) => -maxPower(entry))
    case 'distance':
      return origin ? byRank(entries, (entry) => distanceFrom(entry, origin) ?? Number.MAX_VALUE) : entries
  }
}
/** Metres, `null` when either position is not known. */
function distanceFrom({ station }, origin) {
  return origin && station.position && metresBetween(origin, station.position)
}
function byRank(entries, rankOf) {
  return entries
    .map((entry) => ({
      entry,
      rank: rankOf(entry),
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
/**
 * Ranks stations for somebody who wants to charge now: first those with live free plugs, most plugs first; then those
 * whose free plugs were reported longer ago; then the others from best to worst status; last those that are closed or
 * out of use.
 */
function freeRank(entry, now) {
  const free = entry.free ?? 0
  if (isOutOfUse(entry.station.state) || isShut(entry, now))
    return 3 * manyPlugs + statuses.indexOf(entry.status)
  if (free === 0 || !isFree(entry.status)) return 2 * manyPlugs + statuses.indexOf(entry.status)
  return (isFreeNow(entry, now) ? manyPlugs : 2 * manyPlugs) - Math.min(free, 999999)
}
var manyPlugs
var init_order = __esmMin(() => {
  init_distance()
  init_status()
  init_options()
  init_summarise()
  manyPlugs = 1e6
})

// src/catalog/query/text-match.ts
/** All that a station can be found by, folded; one field a line, its name first. */
function searchableText(station) {
  let text = folded.get(station)
  if (text === void 0) {
    const { name, id, address, municipality, city, provider } = station
    text = fold([name, id, address, municipality, city, provider].join('\n'))
    folded.set(station, text)
  }
  return text
}
/** Whether a station holds every word of the question, in any order and also inside of words. */
function createTextMatcher(q) {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return (station) => words.length === 0 || words.every((word) => searchableText(station).includes(word))
}
var folded
var init_text_match = __esmMin(() => {
  init_filters()
  folded = /* @__PURE__ */ new WeakMap()
})

// src/catalog/query/text-index.ts
var text_index_exports = /* @__PURE__ */ __exportAll({
  TextIndex: () => TextIndex,
  splitWords: () => splitWords,
})
function splitWords(text) {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
var fuzziness, isNumbered, TextIndex
var init_text_index = __esmMin(() => {
  init_filters()
  init_text_match()
  fuzziness = 0.25
  isNumbered = /\p{N}/u
  TextIndex = class {
    #stations
    /** Sorted, with the stations (by number) that have each. */
    #vocabulary
    #postings
    #similar = null
    #last = null
    constructor(stations) {
      const numbers = /* @__PURE__ */ new Map()
      for (const [number, station] of stations.entries())
        for (const word of new Set(splitWords(searchableText(station)))) {
          const known = numbers.get(word)
          if (known) known.push(number)
          else numbers.set(word, [number])
        }
      this.#stations = stations
      this.#vocabulary = [...numbers.keys()].sort()
      this.#postings = this.#vocabulary.map((word) => numbers.get(word) ?? [])
    }
    /** In the order of the stations. List, map and counts ask the same in a row. */
    find(q) {
      if (this.#last?.q !== q)
        this.#last = {
          q,
          found: this.#look(q),
        }
      return this.#last.found
    }
    /** At most `limit`, those first whose name begins like the question, then those with such a word in it. */
    best(q, limit) {
      const start = fold(q).trim()
      const first = splitWords(q)[0] ?? ''
      const ranks = [[], [], []]
      for (const station of this.find(q)) {
        const text = searchableText(station)
        const at = ` ${text}`.indexOf(` ${first}`)
        const rank = text.startsWith(start) ? 0 : at >= 0 && at < text.indexOf('\n') ? 1 : 2
        if (ranks[rank].length < limit) ranks[rank].push(station)
        if (ranks[0].length === limit) break
      }
      return ranks.flat().slice(0, limit)
    }
    #look(q) {
      const words = splitWords(q)
      const found = this.#withAll(words.map((word) => this.#beginning(word)))
      if (words.length > 0 && found.size > 0) return found
      const inside = this.#stations.filter(createTextMatcher(q))
      if (inside.length > 0 || words.every((word) => isNumbered.test(word))) return new Set(inside)
      return this.#withAll(words.map((word) => [...this.#beginning(word), ...this.#like(word)]))
    }
    /** Stations that have, for each list, one of its words (by number). */
    #withAll(lists) {
      const passed = new Uint8Array(this.#stations.length)
      for (const [step, words] of lists.entries())
        for (const word of words)
          for (const station of this.#postings[word] ?? [])
            if (passed[station] === step) passed[station] = step + 1
      return new Set(this.#stations.filter((_, number) => passed[number] === lists.length))
    }
    #beginning(start) {
      let low = 0
      let high = this.#vocabulary.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((this.#vocabulary[middle] ?? '') < start) low = middle + 1
        else high = middle
      }
      const words = []
      while (this.#vocabulary[low]?.startsWith(start)) words.push(low++)
      return words
    }
    #like(word) {
      if (isNumbered.test(word)) return []
      if (this.#similar === null) {
        this.#similar = new MiniSearch({
          fields: ['word'],
          tokenize: (text) => [text],
        })
        this.#similar.addAll(
          this.#vocabulary
            .map((one, id) => ({
              id,
              word: one,
            }))
            .filter((one) => !isNumbered.test(one.word)),
        )
      }
      return this.#similar
        .search(word, {
          fuzzy: fuzziness,
          prefix: true,
        })
        .map(({ id }) => Number(id))
    }
  }
})

// src/catalog/query/station-search.ts
init_order()
init_text_match()
/** Finds stations by text. The index comes with the first question, and anew with new stations. */
var StationSearch = class {
  #stations = []
  #index = null
  /** @returns whether the text finds a station */
  async found(stations, q) {
    if (q.trim() === '') return () => true
    const found = (await this.index(stations))?.find(q)
    return found ? (station) => found.has(station) : createTextMatcher(q)
  }
  /** `null` when its script cannot be had: then there is a plainer search. */
  async index(stations) {
    if (this.#index === null || this.#stations !== stations) {
      this.#stations = stations
      this.#index = Promise.resolve()
        .then(() => (init_text_index(), text_index_exports))
        .then(({ TextIndex }) => new TextIndex(stations))
    }
    const index = this.#index
    return index.catch(() => {
      if (this.#index === index) this.#index = null
      return null
    })
  }
}

// src/catalog/query/clusters.ts
var clusters_exports = /* @__PURE__ */ __exportAll({ Clusters: () => Clusters })
function drawStation(geometry, entry, now) {
  const { station, status } = entry
  const properties = {
    kind: 'station',
    id: station.id,
    name: station.name,
    status,
    faded: isFaded(entry, now),
    count: 1,
  }
  return {
    type: 'Feature',
    id: `s${station.id}`,
    geometry,
    properties,
  }
}
function drawCluster(geometry, cluster, tally) {
  const mix = statuses.map((status) => tally[status])
  const properties = {
    kind: 'cluster',
    id: `c${cluster}`,
    cluster,
    count: mix.reduce((sum, count) => sum + count, 0),
    mix: mix.join(),
    faded: statuses.map((status) => tally[`faded ${status}`]).join(),
  }
  return {
    type: 'Feature',
    id: properties.id,
    geometry,
    properties,
  }
}
/** Coordinates that agree to 1e-5 degrees (1 m) are one site. */
function groupBySite(entries, now) {
  const sites = /* @__PURE__ */ new Map()
  for (const entry of entries) {
    const { position } = entry.station
    if (position === null) continue
    const key = Math.round((position.lon + 180) * 1e5) * 2 ** 25 + Math.round((position.lat + 90) * 1e5)
    let site = sites.get(key)
    if (!site) {
      site = {
        entries: [],
        tally: emptyTally(),
      }
      sites.set(key, site)
    }
    site.entries.push(entry)
    site.tally[entry.status] += 1
    if (isFaded(entry, now)) site.tally[`faded ${entry.status}`] += 1
  }
  return sites
}
/** By the sites in their order, which is all that numbers depend on: FNV-1a over the 32-bit halves of their keys. */
function hashSites(keys) {
  let hash = 2166136261
  for (const key of keys) for (const half of [key, key / 2 ** 32]) hash = Math.imul(hash ^ half, 16777619)
  return (hash >>> 0).toString(36)
}
function emptyTally() {
  return Object.fromEntries(keys.map((key) => [key, 0]))
}
function toPoint({ entries }, site) {
  const { lon, lat } = entries[0]?.station.position ?? {
    lon: 0,
    lat: 0,
  }
  return {
    type: 'Feature',
    properties: { site },
    geometry: {
      type: 'Point',
      coordinates: [lon, lat],
    },
  }
}
/**
 * A station may be drawn up to four radii away: in each level it joins a centre within one radius of it and
 * the centre moves by less than another, and levels halve (2r + r + r/2 + … ≤ 4r). Latitudes are widened by
 * the same degrees, which are more pixels there, never fewer.
 */
function widen([west, south, east, north], level) {
  const margin = 72e3 / (tileSize * 2 ** level)
  return [west - margin, south - margin, east + margin, north + margin]
}
function findCentre(coordinates) {
  const middle = (axis) => {
    const values = coordinates.map((coordinate) => coordinate[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return {
    lon: middle(0),
    lat: middle(1),
  }
}
var keys, radius, maxZoom, tileSize, mixKeep, Clusters
var init_clusters = __esmMin(() => {
  init_status()
  init_summarise()
  keys = statuses.flatMap((status) => [status, `faded ${status}`])
  radius = 50
  maxZoom = 16
  tileSize = 512
  mixKeep = 12e4
  Clusters = class {
    #at
    #sites
    #name
    #index
    /**
     * @param entries those that may be drawn; without a position they are left out
     * @param now for what of them is old or closed
     */
    constructor(entries, now) {
      this.#at = now
      const sites = groupBySite(entries, now)
      this.#sites = [...sites.values()]
      this.#name = hashSites(sites.keys())
      this.#index = new Supercluster({
        radius,
        maxZoom,
        extent: tileSize,
        map: ({ site }) => ({ ...this.#siteAt(site).tally }),
        reduce: (sum, part) => {
          for (const key of keys) sum[key] += part[key]
        },
      })
      this.#index.load(this.#sites.map(toPoint))
    }
    /** Whether what is drawn of old and closed stations is still so. */
    isTrueAt(now) {
      return Math.abs(now - this.#at) < mixKeep
    }
    /** All stations in the box, each in exactly one feature, and some beyond its margin. */
    view(bounds, zoom, now) {
      const level = Math.max(0, Math.floor(zoom + 0.001))
      return {
        type: 'FeatureCollection',
        features: this.#index
          .getClusters(widen(bounds, level), level)
          .map((feature) => this.#draw(feature, now)),
      }
    }
    /** @throws {Error} for a cluster of another index */
    expand(id, now) {
      const cluster = this.#numberOf(id)
      const site = this.#sites[cluster]
      if (site)
        return {
          kind: 'choice',
          stations: site.entries.map((entry) => summarise(entry, now)),
        }
      const children = this.#index.getChildren(cluster)
      return {
        kind: 'zoom',
        zoom: this.#index.getClusterExpansionZoom(cluster),
        at: findCentre(children.map(({ geometry }) => geometry.coordinates)),
      }
    }
    #idOf(cluster) {
      return `${this.#name}.${cluster}`
    }
    #numberOf(id) {
      const [name, number] = id.split('.')
      if (name !== this.#name) throw new Error(`No cluster ${id}.`)
      return Number(number)
    }
    #siteAt(site) {
      const found = this.#sites[site]
      if (!found) throw new Error(`No site ${site}.`)
      return found
    }
    #draw(feature, now) {
      const { geometry, properties } = feature
      if ('cluster_id' in properties)
        return drawCluster(geometry, this.#idOf(properties.cluster_id), properties)
      const { entries, tally } = this.#siteAt(properties.site)
      const [entry] = entries
      if (entry === void 0 || entries.length > 1)
        return drawCluster(geometry, this.#idOf(properties.site), tally)
      return drawStation(geometry, entry, now)
    }
  }
})

// src/catalog/query/station-selector.ts
init_station_filter()
/** Selects the stations that match filters. It keeps the last selection, because list and map ask for the same one. */
var StationSelector = class {
  search = new StationSearch()
  #last = null
  async createFilter({ options, stations, byId }, { filters, now }) {
    const found = await this.search.found(stations, filters.q)
    if (!filters.only)
      return createStationFilter(filters, {
        options,
        found,
        now,
      })
    const only = new Set(filters.only.map((id) => byId.get(id)?.station))
    const isFound = (station) => only.has(station) && found(station)
    return createStationFilter(filters, {
      options,
      found: isFound,
      now,
    })
  }
  async select(data, query) {
    const { filters, now } = query
    const key = JSON.stringify([dependsOnTime(filters) ? now : 0, filters])
    if (this.#last?.data === data && this.#last.key === key) return this.#last
    const filter = await this.createFilter(data, query)
    const entries = data.entries.flatMap((entry) => matchStation(entry, filter) ?? [])
    this.#last = {
      data,
      key,
      entries,
      clusters: null,
    }
    return this.#last
  }
  /** Only a map asks for clusters, after the list is there: their script is loaded then. */
  async clusters(data, query) {
    const { Clusters } = await Promise.resolve().then(() => (init_clusters(), clusters_exports))
    const selection = await this.select(data, query)
    const { now } = query
    if (!selection.clusters?.isTrueAt(now)) selection.clusters = new Clusters(selection.entries, now)
    return selection.clusters
  }
}

// src/catalog/query/alternatives.ts
var alternatives_exports = /* @__PURE__ */ __exportAll({ alternativesTo: () => alternativesTo })
/**
 * The nearest stations that are known to be free right now for a connector that this one has, as somebody with such
 * a connector sees them. None for a station without a position or without a connector.
 */
function alternativesTo({ station }, entries, now) {
  const { position: here } = station
  const types = new Set(station.plugs.flatMap(({ connectors }) => connectors.map(({ type }) => type)))
  types.delete('')
  if (here === null || types.size === 0) return []
  const requirements = {
    types,
    power: 0,
  }
  const around = entries
    .flatMap((entry) => {
      const there = entry.station.position
      const distance = there && metresBetween(here, there)
      return distance !== null && distance <= farthest && entry.station.id !== station.id
        ? {
            entry,
            distance,
          }
        : []
    })
    .sort((one, other) => one.distance - other.distance)
  const found = []
  for (const { entry, distance } of around) {
    const part = withMatchingPlugs(entry, requirements)
    if (part && isFreeNow(part, now))
      found.push({
        ...summarise(part, now, distance),
        ...fitting(entry, requirements),
      })
    if (found.length === most) break
  }
  return found
}
function fitting(entry, requirements) {
  const plugs = matchingPlugs(entry, requirements)
  const free = plugs.filter(({ status }) => isFree(status))
  const [type = null, ...others] = new Set(
    matchingConnectors(plugs, requirements).map((connector) => connector.type),
  )
  return {
    fitting: distinctConnectors(matchingConnectors(free.length > 0 ? free : plugs, requirements)),
    fittingType: others.length === 0 ? type : null,
  }
}
var most, farthest
var init_alternatives = __esmMin(() => {
  init_distance()
  init_status()
  init_summarise()
  init_plug_requirements()
  most = 3
  farthest = 25e3
})

// src/catalog/query/towns.ts
/** Towns of the base map that begin like the text, then those with such a word; the largest first. */
function townsLike(text) {
  const start = ` ${fold(text).trim()}`
  const found = known.filter(({ words }) => words.includes(start))
  const first = found.filter(({ words }) => words.startsWith(start))
  return [.../* @__PURE__ */ new Set([...first, ...found])].map(({ town }) => town)
}
var known
var init_towns = __esmMin(() => {
  init_filters()
  known = towns.map(([name, lon, lat]) => ({
    words: ` ${fold(String(name)).replace(/[^\p{L}]+/gu, ' ')}`,
    town: {
      name: String(name),
      position: {
        lon: Number(lon),
        lat: Number(lat),
      },
    },
  }))
})

// src/catalog/query/suggest.ts
var suggest_exports = /* @__PURE__ */ __exportAll({ suggest: () => suggest })
/** Suggestions for a text that is being typed. A town that is also a municipality with stations comes once. */
async function suggest({ stations, byId }, index, { text, limit, now }) {
  const fewer = Math.ceil(limit / 2)
  if (fold(text).trim() === '')
    return {
      stations: [],
      municipalities: [],
      towns: [],
    }
  const found = index?.best(text, limit) ?? stations.filter(createTextMatcher(text)).slice(0, limit)
  const municipalities = municipalitiesLike(stations, text, fewer)
  const known = new Set(municipalities.flatMap(({ name }) => [name, ...name.split(' - ')].map(fold)))
  return {
    stations: found.flatMap(({ id }) => {
      const entry = byId.get(id)
      return entry ? summarise(entry, now) : []
    }),
    municipalities,
    towns: townsLike(text)
      .filter(({ name }) => !known.has(fold(name)))
      .slice(0, fewer),
  }
}
/** Those with a word that begins like the text, the ones with most stations first. */
function municipalitiesLike(stations, text, limit) {
  const all = collected.get(stations) ?? collectMunicipalities(stations)
  collected.set(stations, all)
  const start = ` ${fold(text).trim()}`
  return all.flatMap(({ words, told }) => (words.includes(start) ? told : [])).slice(0, limit)
}
function collectMunicipalities(stations) {
  const found = /* @__PURE__ */ new Map()
  for (const station of stations) {
    const name = station.municipality || station.city
    const there = found.get(name)
    if (there) there.push(station)
    else if (name !== '') found.set(name, [station])
  }
  return [...found]
    .map(([name, there]) => ({
      words: ` ${fold(name)}`,
      told: {
        name,
        count: there.length,
        position: medianPosition(there.flatMap(({ position }) => position ?? [])),
      },
    }))
    .sort((one, other) => other.told.count - one.told.count)
}
function medianPosition(positions) {
  if (positions.length === 0) return null
  const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    lon: middle(positions.map(({ lon }) => lon)),
    lat: middle(positions.map(({ lat }) => lat)),
  }
}
var collected
var init_suggest = __esmMin(() => {
  init_filters()
  init_summarise()
  init_text_match()
  init_towns()
  collected = /* @__PURE__ */ new WeakMap()
})

// src/catalog/query/row-accounts.ts
var row_accounts_exports = /* @__PURE__ */ __exportAll({ accountForRows: () => accountForRows })
/** What became of every row that came, and which stations are not on the map. */
function accountForRows(data) {
  const { stationData, latest, entries, joined, hidden } = data
  const refused = (kind) => data.rejected.filter((row) => row.kind === kind).length
  const account = (kind, counts, shown) => ({
    received: counts.received,
    shown,
    merged: {
      repeated: counts.repeated,
      'same-place': hidden[kind],
    },
    refused: refused(kind),
    setAside: counts.unused,
    isCutOff: counts.isCutOff,
  })
  const stations = account('stations', stationData.counts.stations, entries.length)
  const plugs = account(
    'plugs',
    stationData.counts.plugs,
    entries.reduce((sum, entry) => sum + entry.plugs.length, 0),
  )
  const values = account('values', latest?.counts ?? emptyAnswer.counts, countValues(entries))
  const { repeated = 0 } = plugs.merged
  const unowned = (latest?.measured?.length ?? 0) - countValues(joined)
  return {
    accounts: {
      stations,
      plugs: {
        ...plugs,
        merged: {
          ...plugs.merged,
          repeated: repeated + stationData.repeatedPlugs,
        },
        setAside: {
          ...plugs.setAside,
          ...countOrphans(stationData),
        },
      },
      values: {
        ...values,
        setAside: {
          ...values.setAside,
          'no-owner': unowned,
        },
      },
    },
    unplaced: entries.flatMap(({ station: { id, name, position, doubted } }) =>
      position === null
        ? {
            id,
            name,
            doubted,
          }
        : [],
    ),
  }
}
function countOrphans({ orphans, rejected }) {
  const refused = new Set(rejected.flatMap(({ kind, id }) => (kind === 'stations' ? id : [])))
  const counts = {
    'station-refused': 0,
    'station-inactive': 0,
    'station-missing': 0,
  }
  for (const { stationId, inactiveStation } of orphans) {
    const why = inactiveStation ? 'station-inactive' : 'station-missing'
    counts[refused.has(cleanText(stationId)) ? 'station-refused' : why] += 1
  }
  return counts
}
function countValues(entries) {
  return entries.reduce(
    (sum, { values, plugs }) => plugs.reduce((more, plug) => more + plug.values.length, sum + values.length),
    0,
  )
}
var init_row_accounts = __esmMin(() => {
  init_collect()
  init_text()
})

// src/catalog/query/inventory.ts
var inventory_exports = /* @__PURE__ */ __exportAll({ takeInventory: () => takeInventory })
/** What is measured, by data type and by provider. Of records that gave way, too. */
function takeInventory(entries, now) {
  const types = /* @__PURE__ */ new Map()
  const providers = /* @__PURE__ */ new Map()
  for (const entry of entries) {
    const { provider } = entry.station
    const theirs = of(providers, provider, () => ({
      provider,
      series: 0,
      old: 0,
      newestAt: null,
    }))
    for (const value of recordsOf(entry).flatMap(valuesOf)) {
      const { dataType, measuredAt, staleAfter, access } = value
      const type = of(types, dataType, () => ({
        dataType,
        series: 0,
        live: 0,
        closed: 0,
        newestAt: null,
      }))
      const freshness = freshnessOf(measuredAt, staleAfter, now)
      type.series += 1
      theirs.series += 1
      if (freshness === 'live') type.live += 1
      if (freshness === 'stale') theirs.old += 1
      if (access === 'closed') type.closed += 1
      if (measuredAt === null || freshness === 'age-unknown') continue
      for (const one of [type, theirs]) one.newestAt = Math.max(one.newestAt ?? measuredAt, measuredAt)
    }
  }
  return {
    types: mostFirst(types),
    providers: mostFirst(providers),
  }
}
function of(all, key, make) {
  const kept = all.get(key) ?? make()
  all.set(key, kept)
  return kept
}
function mostFirst(all) {
  return [...all.values()].sort((one, other) => other.series - one.series)
}
var init_inventory = __esmMin(() => {
  init_freshness()
  init_catalog_entry()
})

// src/catalog/query/export.ts
var export_exports = /* @__PURE__ */ __exportAll({
  exportRows: () => exportRows,
  withoutClosedValues: () => withoutClosedValues,
})
/**
 * The same revision as an anonymous viewer sees it. It is built anew from open values: status, numbers, merged records
 * and matching filters all follow from values, so leaving closed values out of the rows is not enough.
 */
function withoutClosedValues(data, region) {
  const { stationData, latest, snapshot } = data
  const { revision, fetchedAt: now, parts, offline } = snapshot
  const measured = latest?.measured?.filter(({ value }) => value.access === 'open') ?? null
  return buildCatalogData(
    {
      stationData,
      latest: latest && {
        ...latest,
        measured,
      },
    },
    {
      revision,
      viewer: anonymous,
      region,
      now,
      parts,
      offline,
      previous: data,
    },
  )
}
/** Rows in the order of `query`. Status and numbers are those of the matching plugs, values those of all plugs. */
function exportRows(entries, filter, query) {
  const whole = /* @__PURE__ */ new Map()
  for (const entry of entries) {
    const part = matchStation(entry, filter)
    if (part) whole.set(part, entry)
  }
  return sortEntries([...whole.keys()], query).map((part) => {
    const { accessType, categories, origins, state } = part.station
    const all = whole.get(part) ?? part
    const closed = valuesOf(all).filter(({ access }) => access === 'closed')
    const summary = summarise(part, filter.now, distanceFrom(part, query.origin))
    const open = isOpen(part, filter.now)
    const plugs =
      closed.length === 0
        ? []
        : all.station.plugs.map(({ id, name }) => ({
            id,
            name,
          }))
    return {
      summary,
      station: {
        accessType,
        categories,
        origins,
        state,
      },
      open,
      plugs,
      closed,
    }
  })
}
var init_export = __esmMin(() => {
  init_viewer()
  init_catalog_entry()
  init_summarise()
  init_station_filter()
})

// src/catalog/load/retrying-cache.ts
var pause, RetryingCache
var init_retrying_cache = __esmMin(() => {
  init_back_off()
  init_errors()
  pause = 1e4
  RetryingCache = class {
    #known = /* @__PURE__ */ new Map()
    /** Lets go of what has been answered. */
    clear() {
      for (const [id, { until }] of this.#known)
        if (until === Number.POSITIVE_INFINITY) this.#known.delete(id)
    }
    /** @throws what `ask` throws that is no ApiError */
    get(id, ask) {
      const earlier = this.#known.get(id)
      if (earlier && performance.now() < earlier.until) return earlier.answer
      const failures = (earlier?.failures ?? 0) + 1
      const asked = {
        failures,
        until: Number.POSITIVE_INFINITY,
        answer: ask(failures > 1).catch((error) => {
          asked.until = performance.now() + backOff(pause, failures)
          if (!isApiError(error)) throw error
          return null
        }),
      }
      this.#known.set(id, asked)
      return asked.answer
    }
  }
})

// src/catalog/query/details.ts
function detail({ entry, silent, showsRaw }, matches, now) {
  const hasRaw = ({ unread }) => !showsRaw && unread !== void 0 && unread.length > 0
  const shown = (record) =>
    hasRaw(record)
      ? {
          ...record,
          unread: [],
        }
      : record
  const station = shown(entry.station)
  return {
    summary: summarise(entry, now),
    station: station.plugs.some(hasRaw)
      ? {
          ...station,
          plugs: station.plugs.map(shown),
        }
      : station,
    counts: entry.counts,
    plugs: entry.plugs.map((plug) => shown(detailPlug(plug, now))),
    values: inOrder(entry.values),
    silent,
    matches,
  }
}
function detailPlug({ plug, values, status, evidence }, now) {
  return {
    ...plug,
    status,
    ...(evidence?.meaning.kind === 'status' && evidence.meaning.detail
      ? { detail: evidence.meaning.detail }
      : {}),
    freshness: freshnessOfAll(evidence ? [evidence] : [], now),
    measuredAt: evidence?.measuredAt ?? null,
    pushed: evidence !== null && isPushed(evidence),
    evidence: evidence && {
      dataType: evidence.dataType,
      period: evidence.period,
      access: evidence.access,
    },
    values: inOrder(values),
  }
}
/** By data type; of one with several periods the shortest first. */
function inOrder(values) {
  return values.toSorted(
    (one, other) => one.dataType.localeCompare(other.dataType) || (one.period ?? 0) - (other.period ?? 0),
  )
}
/** Series of a station and its plugs that the service lists and of which no value is in sight. */
function silentSeries(entry, listed, why) {
  const seen = /* @__PURE__ */ new Set()
  const see = (level, values) => {
    for (const { stationId, dataType } of values) seen.add(`${level}\n${stationId}\n${dataType}`)
  }
  const seeUnread = (level, id, types = []) => {
    for (const type of types) seen.add(`${level}\n${id}\n${type}`)
  }
  for (const { station, values, unread } of recordsOf(entry)) {
    see('station', values)
    seeUnread('station', station.id, unread)
  }
  for (const { plug, values, unread } of entry.plugs) {
    see('plug', values)
    seeUnread('plug', plug.id, unread)
  }
  const told = new Set(entry.values.map(({ dataType }) => dataType))
  const ids = new Set(recordsOf(entry).map(({ station }) => station.id))
  const plugIds = new Set(entry.station.plugs.map((plug) => plug.id))
  return listed
    .filter(({ level, stationId, dataType }) => {
      return (
        (level === 'plug' ? plugIds.has(stationId) : ids.has(stationId) && !told.has(dataType)) &&
        !seen.has(`${level}\n${stationId}\n${dataType}`)
      )
    })
    .map(({ stationId, dataType }) => ({
      stationId,
      dataType,
      why,
    }))
}
var init_details = __esmMin(() => {
  init_freshness()
  init_catalog_entry()
  init_summarise()
})

// src/catalog/worker/single-stations.ts
var single_stations_exports = /* @__PURE__ */ __exportAll({ SingleStations: () => SingleStations })
/** A request that failed before is sent once; the next opening sends it again. */
function createCall(isAgain) {
  return {
    budget: new Budget(
      isAgain
        ? {
            time,
            tries: 1,
          }
        : { time },
    ),
  }
}
function withValues(entry, { measured, unread = [] }, series, now) {
  const listed = series?.filter(({ dataType }) => statusDataTypes.includes(dataType)) ?? []
  const listedData = {
    stations: [entry.station],
    listed,
    incomplete: series === null,
    unread,
  }
  return joinValues(listedData, measured, now)[0] ?? entry
}
var time, SingleStations
var init_single_stations = __esmMin(() => {
  init_authorised()
  init_collect()
  init_meaning()
  init_retry_policy()
  init_parts()
  init_text()
  init_viewer()
  init_catalog_entry()
  init_join()
  init_latest_values()
  init_retrying_cache()
  init_details()
  time = 5e3
  SingleStations = class {
    #dialect
    #viewer
    #tokens
    #series = new RetryingCache()
    #values = new RetryingCache()
    #undetailed = null
    constructor(dialect, viewer, tokens) {
      this.#dialect = dialect
      this.#viewer = viewer
      this.#tokens = tokens
    }
    /** Call it when stations were fetched again. */
    forgetStations() {
      this.#series.clear()
      this.#undetailed = null
    }
    /** Call it when values were fetched again. */
    forgetValues() {
      this.#values.clear()
    }
    /** Everything about a station. */
    async details(entry, snapshot, matches, now) {
      return detail(await this.#open(entry, snapshot, now), matches, now)
    }
    /** With what it measures, and what of it shows no value to this viewer. */
    async #open(entry, { parts, tokenRefused }, now) {
      const showsRaw = this.#viewer !== anonymous
      if (isMissing(parts.values))
        return {
          entry,
          silent: [],
          showsRaw,
        }
      const { station } = entry
      const [series, values] = await Promise.all([this.#seriesOfAll(entry), this.#valuesOf(station)])
      if (values === null)
        return {
          entry,
          silent: null,
          showsRaw,
        }
      const known = values === void 0 ? entry : withValues(entry, values, series, now)
      const mayHelp = this.#viewer === 'anonymous' || tokenRefused || values?.tokenRefused
      return {
        entry: known,
        silent: series && silentSeries(known, series, mayHelp ? 'sign-in' : 'not-permitted'),
        showsRaw,
      }
    }
    async #seriesOfAll(entry) {
      const series = await Promise.all(recordsOf(entry).map(({ station }) => this.#seriesOf(station)))
      return series.includes(null) ? null : series.flatMap((some) => some ?? [])
    }
    /** Details are worth showing without it, so a failure (`null`) costs no more than the list. */
    #seriesOf(station) {
      const ask = async (isAgain) => (await this.#dialect.seriesOf(station, createCall(isAgain))).items
      return this.#series.get(station.id, ask)
    }
    /** `undefined` where the service tells latest values all at once; `null` when they could not be had. */
    #valuesOf(station) {
      if (this.#dialect.valuesOf === void 0) return void 0
      return this.#values.get(station.id, (isAgain) => {
        const call = createCall(isAgain)
        const ask = async (more) =>
          (await this.#dialect.valuesOf?.(station, {
            ...call,
            ...more,
          })) ?? emptyAnswer
        return fetchWithAndWithoutToken(ask, this.#viewer, this.#tokens)
      })
    }
    /** @throws ApiError */
    async history(key, from, to) {
      const budget = new Budget({ restarts: false })
      const read = (call) =>
        this.#dialect.history(key, from, to, {
          ...call,
          budget,
        })
      if (this.#viewer === 'anonymous') return read({})
      let open = null
      const readOpen = () => {
        open ??= read({})
        return open
      }
      return (await readAuthorised(this.#tokens, (token) => read({ token }), readOpen)).answer
    }
    /** @throws ApiError */
    async lookUp(id, rejected) {
      const wanted = cleanText(id)
      if (rejected.some((row) => row.kind === 'stations' && row.id === wanted)) return { kind: 'refused' }
      const answer = await this.#dialect.find?.(id, createCall(false))
      const [found] = answer?.items ?? []
      if (found === void 0) return { kind: answer?.rejected.length ? 'refused' : 'unknown' }
      const { isActive, station } = found
      const shown =
        this.#viewer === 'anonymous'
          ? {
              ...station,
              unread: [],
            }
          : station
      return {
        kind: isActive ? 'not-loaded' : 'inactive',
        station: shown,
      }
    }
    /** @throws ApiError */
    undetailed() {
      const asked = this.#undetailed ?? this.#dialect.undetailed({})
      this.#undetailed = asked
      asked.catch(() => {
        this.#undetailed = null
      })
      return asked
    }
  }
})

// src/catalog/worker/catalog.ts
init_bounds()
init_catalog_data()
init_summarise()
init_order()
init_station_filter()
/** The stations of one viewer in memory. It reads no clock. Failures of the service are thrown as ApiError. */
var Catalog = class {
  #context
  #loader
  #stationData
  #selector = new StationSelector()
  #data = null
  #singleStations = null
  constructor(context) {
    const { dialect, viewer, tokens, region, offline = null } = context
    this.#context = context
    this.#loader = new CatalogLoader(dialect, viewer, tokens, offline)
    this.#stationData = new StationDataBuilder(region)
  }
  load(now) {
    return this.#update(now, true)
  }
  refresh(now) {
    return this.#update(now, false)
  }
  async facets(query) {
    const data = this.#loaded()
    const filter = await this.#selector.createFilter(data, query)
    return countFacets(inside(data.entries, query.bounds), filter, data.options)
  }
  async page(query, from, to) {
    const { origin, now } = query
    const data = this.#loaded()
    const entries = inside((await this.#selector.select(data, query)).entries, query.bounds)
    return {
      stations: sortEntries(entries, query)
        .slice(from, to)
        .map((entry) => summarise(entry, now, distanceFrom(entry, origin))),
      from,
      matched: entries.length,
      placed: countPlaced(entries),
      of: data.entries.length,
    }
  }
  async view(query, extent, zoom) {
    return (await this.#selector.clusters(this.#loaded(), query)).view(extent, zoom, query.now)
  }
  async expand(query, cluster) {
    return (await this.#selector.clusters(this.#loaded(), query)).expand(cluster, query.now)
  }
  async summary(id, now) {
    const entry = this.#loaded().byId.get(id)
    return entry ? summarise(entry, now) : null
  }
  async get(id, query) {
    const data = this.#loaded()
    const { byId, snapshot } = data
    const entry = byId.get(id)
    if (!entry) return null
    const matches = matchStation(entry, await this.#selector.createFilter(data, query)) !== null
    return (await this.#openSingleStations()).details(entry, snapshot, matches, query.now)
  }
  async alternatives(id, now) {
    const { byId, entries } = this.#loaded()
    const entry = byId.get(id)
    if (!entry) return []
    const { alternativesTo } = await Promise.resolve().then(() => (init_alternatives(), alternatives_exports))
    return alternativesTo(entry, entries, now)
  }
  async search(text, limit, now) {
    const data = this.#loaded()
    const { suggest } = await Promise.resolve().then(() => (init_suggest(), suggest_exports))
    return suggest(data, await this.#selector.search.index(data.stations), {
      text,
      limit,
      now,
    })
  }
  async history(key, from, to) {
    return (await this.#openSingleStations()).history(key, from, to)
  }
  async undetailed() {
    return (await this.#openSingleStations()).undetailed()
  }
  async rejected() {
    return this.#loaded().rejected
  }
  async notShown() {
    return (await Promise.resolve().then(() => (init_row_accounts(), row_accounts_exports))).accountForRows(
      this.#loaded(),
    )
  }
  async lookUp(id) {
    return (await this.#openSingleStations()).lookUp(id, this.#loaded().rejected)
  }
  async inventory(now) {
    const { entries } = this.#loaded()
    const { takeInventory } = await Promise.resolve().then(() => (init_inventory(), inventory_exports))
    return takeInventory(entries, now)
  }
  async export(query) {
    const { withoutClosedValues, exportRows } = await Promise.resolve().then(
      () => (init_export(), export_exports),
    )
    const all = this.#loaded()
    const data =
      query.access === 'closed' || !all.snapshot.revealed
        ? all
        : withoutClosedValues(all, this.#context.region)
    const filter = await this.#selector.createFilter(data, query)
    const { stations: of, fetchedAt } = data.snapshot
    return {
      rows: exportRows(inside(data.entries, query.bounds), filter, query),
      of,
      fetchedAt,
    }
  }
  /** When two run at once, each fetches what the other does not, and the later one sees the answers of both. */
  async #update(now, isPress) {
    return this.#build(await this.#loader.update(now, isPress), now)
  }
  #build(loaded, now) {
    const { latest, parts, offline } = loaded
    const { viewer, region, dialect } = this.#context
    const previous = this.#data
    const stationData = this.#stationData.build(loaded)
    const isNewStations = stationData !== previous?.stationData
    if (previous && !isNewStations && latest === previous.latest && !dialect.valuesOf) {
      previous.snapshot = {
        ...previous.snapshot,
        parts,
        offline,
      }
      return previous.snapshot
    }
    this.#data = buildCatalogData(
      {
        stationData,
        latest,
      },
      {
        revision: (previous?.snapshot.revision ?? 0) + 1,
        viewer,
        region,
        now: parts.values.fetchedAt ?? parts.stations.fetchedAt ?? now,
        parts,
        offline,
        previous,
      },
    )
    if (isNewStations) this.#singleStations?.forgetStations()
    this.#singleStations?.forgetValues()
    return this.#data.snapshot
  }
  #loaded() {
    if (this.#data === null) throw new CatalogError('The catalog was asked before it was loaded.')
    return this.#data
  }
  /** Its script is loaded when the first station is opened. */
  async #openSingleStations() {
    const { SingleStations } = await Promise.resolve().then(
      () => (init_single_stations(), single_stations_exports),
    )
    const { dialect, viewer, tokens } = this.#context
    this.#singleStations ??= new SingleStations(dialect, viewer, tokens)
    return this.#singleStations
  }
}

// ../../tmp/col/oracle/entry.ts
init_collect()
init_zod()

export { Catalog, collect, latestReading, leaveUnread, plugReading, seriesReading, stationReading, unreadOf }
