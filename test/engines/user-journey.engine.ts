import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from '../browser/harness/servers'
import { engines } from './engines'
import { createApp, type EngineApp } from './plugboard'
import type { Session } from './webdriver/commands'
import { createPage, type EnginePage } from './webdriver/page'

const pictures = 'test-results/engines'

describe.each(engines)('$name', (engine) => {
  if (engine.missing !== null) {
    test.skip(engine.missing, () => undefined)
    return
  }

  let site: RunningApp
  let session: Session
  let page: EnginePage
  let app: EngineApp
  let began = 0
  let steps = 0
  beforeAll(async () => {
    began = performance.now()
    site = await startApp('production', {})
    session = await engine.start()
    await session.send('resize', { x: 0, y: 0, width: 1280, height: 860 })
    page = createPage(session.send, site.origin)
    app = createApp(page)
  })
  afterEach(async ({ task }) => {
    steps += 1
    if (task.result?.state !== 'fail' && !process.env.ENGINES_PICTURES) return
    mkdirSync(pictures, { recursive: true })
    writeFileSync(`${pictures}/${engine.name}-${steps}.png`, await page.screenshot())
  })
  afterAll(async () => {
    await session?.stop()
    await site?.stop()
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${engine.name} (${session?.version}): ${steps} steps in ${seconds} s`)
  })

  test('lists all stations', async () => {
    await page.open('/?sort=name')
    const { matched, of } = await app.readCount()
    expect(matched).toBe(of)
    expect(of).toBeGreaterThan(300)
    await page.see(...app.rows)
    expect(await app.readRowHeight()).toBeLessThan(90)
  })

  test('draws the map, or says that the device cannot', async () => {
    const { state, drawn } = await page.waitFor(
      'map',
      () => app.readMap(),
      ({ state, drawn }) => state === 'unavailable' || (state === 'ready' && drawn > 0),
    )
    console.log(`${engine.name}: the map is ${state}, ${drawn} stations are drawn`)
    if (state === 'unavailable') {
      await page.see('[role=region] p, section p', /This device can draw a simple map only/)
      await page.see('canvas[data-pictured]')
    }
  })

  // WebKit may never finish an installation whose page is left in the middle of it: no step leaves before.
  test('stores page and data on the device', async () => {
    await page.waitFor('kept for offline use', app.readNotKept, (lacking) => lacking === '')
  })

  test('shows what is free now', async () => {
    await page.open('/?sort=name')
    const { of } = await app.readCount()
    await page.click('label', /^Free now/)
    await page.waitFor('count', app.readCount, ({ matched }) => matched > 0 && matched < of)
    const rows = await page.waitFor('rows', app.readRows, (texts) => texts.length > 0)
    for (const row of rows) expect(row).toMatch(/[1-9]\d* of \d+ free/)
  })

  test('opens a station with its plugs', async () => {
    await page.open('/?provider=Alperia&sort=name')
    await page.click(...app.rows)
    await page.see('aside .plug-list li', /kW|Type|CCS|CHAdeMO/)
    expect(await page.evaluate(() => window.location.search)).toContain('station=')
  })

  test('draws the history as a chart and lists it as a table', async () => {
    await page.see('aside p', /^Free plugs: /)
    await page.waitFor('ink of the chart', app.countChartPixels, (pixels) => pixels > 200)
    await page.click('aside button', /^Show as table$/)
    expect(await app.readHiddenHead()).toBe(0)
    const rows = await page.see('dialog table tbody tr')
    expect(rows.length).toBeGreaterThan(10)
    await page.press('Escape')
    await page.miss('dialog')
  })

  test('exports the stations of the list as CSV', async () => {
    await page.open('/?access=PUBLIC')
    const { matched } = await app.readCount()
    await app.keepMadeFiles()
    await page.click('button', /^Export$/)
    await page.click('dialog button:enabled', /^CSV/)
    const text = await page.waitFor('file', app.readMadeFile, (content) => content.length > 0)
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?id,name,status,free_plugs,/)
    expect(lines).toHaveLength(matched + 1)
    await page.see('dialog', /Saved as plugboard-stations-[\d-]+\.csv/)
  })

  test('works by keyboard: Tab reaches the list, Enter opens, Escape closes', async () => {
    await page.open('/?provider=Alperia&sort=name')
    await page.see(...app.rows)
    await app.tabTo('ul[aria-label="Stations"] button')
    const name = await app.readFocus()
    await page.press('Enter')
    await page.see('aside .plug-list li')
    await page.waitFor('focus on the heading', app.readFocus, (text) => text === name)
    expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true)
    await page.press('Escape')
    await page.miss('aside .plug-list')
    await page.waitFor('focus back in the list', app.readFocus, (text) => text === name)
  })

  test('signs in, shows closed values, and signs out', async () => {
    await page.open('/?q=Alpfleet')
    await page.click(...app.rows)
    await page.see('aside', /Status is not public/)
    await app.signIn('team')
    await page.see('button', /^Signed in as /)
    await page.see('aside *', /^Closed data$/)
    await page.see('*', /^Your login adds [\d,]+ values of [\d,]+ stations/)
    await app.signOut()
    await page.see('aside', /Status is not public/)
    await page.miss('aside *', /^Closed data$/)
  })

  test('shows the last data with its age while the service is gone, and recovers', async () => {
    await page.open('/?sort=name')
    const { of } = await app.readCount()
    await page.waitFor('kept for offline use', app.readNotKept, (lacking) => lacking === '')
    await site.stop()
    await page.open('/?sort=name')
    await page.reload()
    await page.see('*', /^(You are offline|The service cannot be reached)\. Showing what was fetched at /)
    expect((await app.readCount()).of).toBe(of)
    await page.see(...app.rows)

    const ports = { PORT: new URL(site.origin).port, SANDBOX_PORT: new URL(site.sandboxOrigin).port }
    site = await startApp('production', {}, '.', ports)
    await page.click('button', /^Refresh now$/)
    await page.miss('*', /^(You are offline|The service cannot be reached)\. /)
    expect((await app.readCount()).of).toBe(of)
  })
})
