import type { Position } from 'geojson'

/** Decodes integer steps, `scale` to a degree, to degrees. Steps keep the file small. */
export function decodeLine(steps: readonly number[], scale: number): Position[] {
  const positions: Position[] = []
  let [lon, lat] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lon += steps[index] ?? 0
    lat += steps[index + 1] ?? 0
    positions.push([lon / scale, lat / scale])
  }
  return positions
}

/** Cuts corners twice (Chaikin): the rivers are made for smaller scales and look angular from zoom 11. */
export function smooth(line: Position[], rounds = 2): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (rounds === 0 || first === undefined || last === undefined) return line
  const cut = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    return [interpolate(from, to, 0.25), interpolate(from, to, 0.75)]
  })
  return smooth([first, ...cut, last], rounds - 1)
}

function interpolate(from: Position, to: Position, share: number): Position {
  return from.map((start, axis) => start + share * ((to[axis] ?? start) - start))
}
