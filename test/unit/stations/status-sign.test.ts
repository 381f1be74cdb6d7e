import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { statuses } from '../../../src/model/status'
import { StatusSign } from '../../../src/stations/StatusSign'
import { signShapes } from '../../../src/stations/sign-shapes'

describe('the sign of a status', () => {
  test('has a shape of its own, so that it can be told without its colour', () => {
    const shapes = statuses.map((status) => JSON.stringify(signShapes[status]))
    expect(new Set(shapes).size).toBe(statuses.length)
  })

  test('draws its shape, and says nothing to screen readers', () => {
    const svg = renderToStaticMarkup(
      createElement(StatusSign, { status: 'occupied', faded: false, size: 22 }),
    )
    expect(svg).toContain('class="sign sign-occupied"')
    expect(svg).toContain('width="22"')
    expect(svg).toContain('aria-hidden="true"')
    expect(svg).toContain(`d="${signShapes.occupied.marks[0]?.path}"`)
    expect(svg).not.toContain('data-stale')
  })

  test('is marked when its value is stale', () => {
    const svg = renderToStaticMarkup(createElement(StatusSign, { status: 'none', faded: true, size: 22 }))
    expect(svg).toContain('data-stale="true"')
    expect(svg).toContain('stroke-dasharray')
  })
})
