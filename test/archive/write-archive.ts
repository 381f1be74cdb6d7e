import { zxyToTileId } from 'pmtiles'

export interface ArchiveTile {
  z: number
  x: number
  y: number
  /** A vector tile, not compressed. */
  data: Uint8Array
}

export interface ArchiveContent {
  tiles: readonly ArchiveTile[]
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number]
  metadata: object
}

const headerBytes = 127
const noCompression = 1
const vectorTiles = 1

/** A number in the variable-length form of Protocol Buffers. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

interface Entry {
  id: number
  offset: number
  length: number
}

/** One directory: ids as steps, run lengths, lengths, and offsets plus one. */
function directory(entries: readonly Entry[]): Uint8Array {
  const steps = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0))
  const numbers = [
    entries.length,
    ...steps,
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]
  return Uint8Array.from(numbers.flatMap(varint))
}

/**
 * A small PMTiles archive, version 3, without compression and with all tiles in its root directory:
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. It is filled up to more than the 16 kB that a reader
 * asks for at first, so that a server without ranges sends too much.
 */
export function writeArchive({ tiles, bounds, metadata }: ArchiveContent): Buffer {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id)
  let offset = 0
  const entries = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length }
    offset += data.length
    return entry
  })
  const root = directory(entries)
  const json = Buffer.from(JSON.stringify(metadata))
  const data = Buffer.concat([...sorted.map((tile) => tile.data), Buffer.alloc(20_000)])

  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(3, 7)
  const sections = [root.length, json.length, 0, data.length]
  let start = headerBytes
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(start), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    start += length
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at)
  header.writeUInt8(1, 96)
  header.writeUInt8(noCompression, 97)
  header.writeUInt8(noCompression, 98)
  header.writeUInt8(vectorTiles, 99)
  const zooms = tiles.map(({ z }) => z)
  header.writeUInt8(Math.min(...zooms), 100)
  header.writeUInt8(Math.max(...zooms), 101)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  return Buffer.concat([header, root, json, data])
}
