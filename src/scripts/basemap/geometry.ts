/** Point in degrees. The region is small enough for plane geometry. */
export type Point = [lon: number, lat: number]
export type Box = readonly [west: number, south: number, east: number, north: number]

const same = (a: Point | undefined, b: Point | undefined) =>
  a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** Joins pieces that meet end to end to lines, and to rings if they close: GSHHG cuts lines at whole degrees. */
export function joinPieces(pieces: Point[][]): Point[][] {
  const open = pieces.map((piece) => [...piece])
  const joined: Point[][] = []
  for (let line = open.shift(); line !== undefined; line = open.shift()) {
    extendEnd(line, open)
    // Then at its start. The line keeps its direction.
    extendEnd(line.reverse(), open)
    joined.push(line.reverse())
  }
  return joined
}

function extendEnd(line: Point[], open: Point[][]): void {
  for (let next = findFollower(line, open); next !== undefined; next = findFollower(line, open)) {
    line.push(...next.slice(1))
  }
}

/** Removes the piece that begins or ends at the end of `line` from `open`; returns it in the line's direction. */
function findFollower(line: Point[], open: Point[][]): Point[] | undefined {
  const end = line.at(-1)
  if (same(line[0], end)) return undefined
  const index = open.findIndex((piece) => same(piece[0], end) || same(piece.at(-1), end))
  const [piece] = index < 0 ? [] : open.splice(index, 1)
  return piece && !same(piece[0], end) ? piece.reverse() : piece
}

interface Edge {
  holds: (point: Point) => boolean
  cut: (from: Point, to: Point) => Point
}

function listEdges([west, south, east, north]: Box): Edge[] {
  const atLon =
    (lon: number) =>
    (a: Point, b: Point): Point => [lon, a[1] + ((lon - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]
  const atLat =
    (lat: number) =>
    (a: Point, b: Point): Point => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat]
  return [
    { holds: ([lon]) => lon >= west, cut: atLon(west) },
    { holds: ([, lat]) => lat >= south, cut: atLat(south) },
    { holds: ([lon]) => lon <= east, cut: atLon(east) },
    { holds: ([, lat]) => lat <= north, cut: atLat(north) },
  ]
}

/** Returns the longer side of the box around a line, degrees. */
export function measureExtent(line: Point[]): number {
  const sides = [0, 1].map((axis) => {
    const values = line.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...sides)
}

export function isInside([lon, lat]: Point, [west, south, east, north]: Box): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** Returns the parts of a line inside the box. */
export function clipLine(line: Point[], box: Box): Point[][] {
  return listEdges(box).reduce((lines, edge) => lines.flatMap((part) => clipAtEdge(part, edge)), [line])
}

function clipAtEdge(line: Point[], { holds, cut }: Edge): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    if (before && holds(before) !== holds(point)) part.push(cut(before, point))
    if (holds(point)) part.push(point)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  })
  return [...parts, part].filter(({ length }) => length > 1)
}

/** Drops points whose distance from the line is at most the tolerance at the point, degrees (Douglas–Peucker). */
export function simplify(line: Point[], toleranceAt: (point: Point) => number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const excesses = line.map((point) => distanceToSegment(point, first, last) / toleranceAt(point))
  const greatest = Math.max(...excesses)
  if (greatest <= 1) return [first, last]
  const split = excesses.indexOf(greatest)
  return [
    ...simplify(line.slice(0, split + 1), toleranceAt),
    ...simplify(line.slice(split), toleranceAt).slice(1),
  ]
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
  const fraction = Math.min(1, Math.max(0, along))
  return Math.hypot(x - x1 - fraction * (x2 - x1), y - y1 - fraction * (y2 - y1))
}
