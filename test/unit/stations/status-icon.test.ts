import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { statuses } from '../../../src/model/status'
import { iconShapes } from '../../../src/stations/icon-shapes'
import { StatusIcon } from '../../../src/stations/StatusIcon'

describe('the icon of a status', () => {
  test('has a shape that no other status has', () => {
    const shapes = statuses.map((status) => JSON.stringify(iconShapes[status]))
    expect(new Set(shapes).size).toBe(statuses.length)
  })

  test('draws its shape, and is hidden from screen readers', () => {
    const svg = renderToStaticMarkup(
      createElement(StatusIcon, { status: 'occupied', faded: false, size: 22 }),
    )
    expect(svg).toContain('class="status-icon status-icon-occupied"')
    expect(svg).toContain('width="22"')
    expect(svg).toContain('aria-hidden="true"')
    expect(svg).toContain(`d="${iconShapes.occupied.paths[0]?.path}"`)
    expect(svg).not.toContain('data-stale')
  })

  test('is faded for a stale value', () => {
    const svg = renderToStaticMarkup(createElement(StatusIcon, { status: 'none', faded: true, size: 22 }))
    expect(svg).toContain('data-stale="true"')
    expect(svg).toContain('stroke-dasharray')
  })
})
