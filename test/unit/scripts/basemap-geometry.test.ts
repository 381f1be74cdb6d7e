import { describe, expect, test } from 'vitest'
import {
  type Box,
  clipLine,
  isInside,
  joinPieces,
  measureExtent,
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
      () => 0.1,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('simplifying keeps more where the tolerance is smaller', () => {
  const zigzag: Point[] = [
    [0, 0],
    [1, 0.1],
    [2, 0],
    [3, 0.1],
    [4, 0],
  ]
  expect(simplify(zigzag, ([lon]) => (lon < 2 ? 0.01 : 1))).toEqual([
    [0, 0],
    [1, 0.1],
    [4, 0],
  ])
})

test('the extent of a line is the longer side of its box', () => {
  expect(
    measureExtent([
      [1, 1],
      [3, 4],
      [2, 0],
    ]),
  ).toBe(4)
})

test('a point on the edge of a box is inside', () => {
  expect(
    [
      [10, 5],
      [10.1, 5],
      [5, -1],
    ].map((point) => isInside(point as Point, box)),
  ).toEqual([true, false, false])
})
