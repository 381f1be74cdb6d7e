import { describe, expect, test } from 'vitest'
import {
  type Box,
  clipLine,
  clipRing,
  joinPieces,
  type Point,
  simplify,
} from '../../../src/scripts/basemap/geometry'

const box: Box = [0, 0, 10, 10]

describe('joining pieces', () => {
  test('joins touching pieces to one ring, in any direction', () => {
    const [ring] = joinPieces([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ])
    expect(ring).toHaveLength(4)
    expect(ring?.at(-1)).toEqual(ring?.[0])
  })

  test('joins touching pieces to one line, at its start too', () => {
    const [a, b, c, d]: [Point, Point, Point, Point] = [
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 0],
    ]
    for (const pieces of [
      [
        [b, c],
        [a, b],
        [c, d],
      ],
      [
        [b, c],
        [b, a],
        [d, c],
      ],
    ])
      expect(joinPieces(pieces)).toEqual([[a, b, c, d]])
  })

  test('keeps pieces that do not touch', () => {
    const pieces: Point[][] = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [5, 5],
        [6, 5],
      ],
    ]
    expect(joinPieces(pieces)).toEqual(pieces)
  })
})

describe('clipping', () => {
  test('cuts a ring at the box and closes it', () => {
    const ring = clipRing(
      [
        [5, 5],
        [15, 5],
        [15, 8],
        [5, 8],
        [5, 5],
      ],
      box,
    )
    expect(new Set(ring.map(String))).toEqual(new Set(['5,5', '10,5', '10,8', '5,8']))
    expect(ring.at(-1)).toEqual(ring[0])
  })

  test('returns nothing for a ring outside', () => {
    expect(
      clipRing(
        [
          [20, 20],
          [21, 20],
          [21, 21],
          [20, 20],
        ],
        box,
      ),
    ).toEqual([])
  })

  test('cuts a line into the parts inside', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 5],
          [5, 15],
          [8, 15],
          [8, 5],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ])
  })
})

test('simplifying drops what lies within the tolerance and keeps corners', () => {
  expect(
    simplify(
      [
        [0, 0],
        [1, 0.01],
        [2, 0],
        [2, 2],
      ],
      0.1,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})
