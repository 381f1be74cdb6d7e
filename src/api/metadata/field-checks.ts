import type { Level } from '../../model/station'
import { isAccessNote, isAccessWord } from './access'
import { isConnectorWord, isCurrentWord, parseKilowatts } from './connector'
import type { FamilyName, FieldChecks } from './families/family'
import { isCapacity, isFlag, isTextOrNumber, isWords } from './metadata'
import { parseOpeningHours } from './parse-opening-hours'
import { isState } from './state'

const ocpiFields: FieldChecks = new Map([
  ...['address', 'city', 'postal_code', 'time_zone'].map((name) => [name, isTextOrNumber] as const),
  ['capacity', isCapacity],
  // "Not around the clock" alone adds nothing to the hours.
  ['opening_times.twentyfourseven', (isAlwaysOpen) => isAlwaysOpen === false],
  ['opening_times', (times) => parseOpeningHours(times, '') !== null],
])

const ocpiPlugFields: FieldChecks = new Map([
  ['connectors.*.id', isTextOrNumber],
  ['connectors.*.standard', isConnectorWord],
  ['connectors.*.power_type', isCurrentWord],
  ['connectors.*.max_electric_power', (power) => parseKilowatts(power, 'W') !== null],
])

/** Ids of operator, station and plug are parts of the record's id. */
const oicpFields: FieldChecks = new Map([
  ...['chargingStationId', 'operatorID', 'operatorName', 'street', 'city', 'postalCode'].map(
    (name) => [name, isTextOrNumber] as const,
  ),
  ['accessibility', isAccessWord],
  ['isOpen24Hours', isFlag],
])

const oicpPlugFields: FieldChecks = new Map([
  ['evseID', isTextOrNumber],
  ['plugs', (plugs) => Array.isArray(plugs) && plugs.every(isConnectorWord)],
  ['chargingFacilities.*.power', (power) => parseKilowatts(power, 'kW') !== null],
  ['chargingFacilities.*.powertype', isCurrentWord],
])

const spreadsheetFields: FieldChecks = new Map([
  ['state', isState],
  ['provider', isTextOrNumber],
  ['accessType', isAccessWord],
])

const isAnything = () => true

const outletFields: FieldChecks = new Map([
  ['outlets.*.id', isAnything],
  ['outlets.*.outletTypeCode', isConnectorWord],
  ['outlets.*.maxPower', (power) => parseKilowatts(power, 'kW') !== null],
])

const workgroupFields: FieldChecks = new Map([
  // Fields of the v1 record, which has metadata and station in one.
  ...['_t', 'id', 'name', 'latitude', 'longitude', 'origin', 'stationType'].map(
    (name) => [name, isAnything] as const,
  ),
  ...['municipality', 'city', 'address', 'mainaddress', 'provider', 'paymentInfo'].map(
    (name) => [name, isTextOrNumber] as const,
  ),
  ['capacity', isCapacity],
  ['state', isState],
  ['accessType', isAccessWord],
  ['accessInfo', isAccessNote],
  ['categories', isWords],
  ['reservable', isFlag],
])

/** Fields of stations and plugs that each family reads. */
export const fieldChecks: Readonly<Record<FamilyName, Record<Level, FieldChecks>>> = {
  ocpi: { station: ocpiFields, plug: ocpiPlugFields },
  oicp: { station: oicpFields, plug: oicpPlugFields },
  spreadsheet: { station: spreadsheetFields, plug: outletFields },
  workgroup: { station: workgroupFields, plug: outletFields },
}
