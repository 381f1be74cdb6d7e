/** Coordinates by index of the point. */
export interface Points {
  x: Int32Array
  y: Int32Array
}

/**
 * Clusters points as supercluster does on one level: the first unclustered point takes all others within the radius,
 * then the next unclustered point does.
 * @param chosen indexes of the points to cluster
 * @param radius in the unit of the coordinates, at least 1
 * @returns indexes of the points of each cluster, the core first
 */
export function clusterPoints({ x, y }: Points, chosen: readonly number[], radius: number): number[][] {
  const count = chosen.length
  const xs = new Int32Array(count)
  const ys = new Int32Array(count)
  const cellsPerUnit = 1 / radius
  // The grid repeats every `side` cells, so points of one cell may be far apart and are compared in vain.
  const side = 2 ** Math.ceil(Math.log2(count + 1) / 2)
  const toCell = (coordinate: number) => Math.floor(coordinate * cellsPerUnit) & (side - 1)
  // Linked lists of the unclustered points of each cell: first the links of the points, then the heads of the cells.
  const next = new Int32Array(count + side * side).fill(-1)
  for (let index = count - 1; index >= 0; index -= 1) {
    const point = chosen[index] ?? 0
    xs[index] = x[point] ?? 0
    ys[index] = y[point] ?? 0
    const head = count + toCell(x[point] ?? 0) + side * toCell(y[point] ?? 0)
    next[index] = next[head] ?? -1
    next[head] = index
  }

  const isTaken = new Uint8Array(count)
  const takeAround = (core: number): number[] => {
    const members = [chosen[core] ?? 0]
    const coreX = xs[core] ?? 0
    const coreY = ys[core] ?? 0
    for (const cellY of [coreY - radius, coreY, coreY + radius])
      for (const cellX of [coreX - radius, coreX, coreX + radius]) {
        let before = count + toCell(cellX) + side * toCell(cellY)
        for (let index = next[before] ?? -1; index >= 0; index = next[before] ?? -1) {
          const right = (xs[index] ?? 0) - coreX
          const down = (ys[index] ?? 0) - coreY
          if (right * right + down * down > radius * radius) {
            before = index
            continue
          }
          next[before] = next[index] ?? -1
          isTaken[index] = 1
          if (index !== core) members.push(chosen[index] ?? 0)
        }
      }
    return members
  }

  const clusters: number[][] = []
  for (let index = 0; index < count; index += 1) if (!isTaken[index]) clusters.push(takeAround(index))
  return clusters
}
