import { describe, expect, test } from 'vitest'
import { metresBetween } from '../../../src/model/distance'
import { runningSandbox } from './running-sandbox'

interface Page {
  TotalResults: number
  TotalPages: number
  CurrentPage: number
  PreviousPage: string | null
  NextPage: string | null
  Items: Record<string, unknown>[]
}
interface Gps {
  GpsInfo: { Latitude: number; Longitude: number }[]
}

const { fetch, accessToken, origin } = runningSandbox()
const basic = (credentials: string) => `Basic ${Buffer.from(credentials, 'utf8').toString('base64')}`

function ask(path: string, authorization?: string): Promise<Response> {
  return fetch(`/tourism/${path}`, authorization ? { headers: { Authorization: authorization } } : {})
}
async function page(path: string, authorization?: string): Promise<Page> {
  return (await ask(path, authorization)).json()
}
const idsOf = ({ Items }: Page) => Items.map(({ Id }) => String(Id))

describe('open data', () => {
  test('is reduced: marked in the id, without private contacts', async () => {
    const { Items, TotalResults } = await page('Accommodation?pagesize=-1')
    expect(Items).toHaveLength(TotalResults)
    expect(TotalResults).toBeGreaterThan(300)
    for (const item of Items) {
      expect(item).toMatchObject({
        Id: expect.stringMatching(/_REDUCED$/),
        LicenseInfo: { ClosedData: false },
      })
      expect(item).toMatchObject({ AccoDetail: { de: { Email: null, Mobile: null } } })
    }
  })

  test.each(['text/html', 'application/xml', '*/*'])('is JSON for Accept: %s', async (accept) => {
    const answer = await fetch('/tourism/ODHActivityPoi', { headers: { Accept: accept } })
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect((await answer.json()).Items).toHaveLength(10)
  })

  test('is readable for every origin, with the allowed headers', async () => {
    const answer = await fetch('/tourism/Accommodation', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://app.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://app.example')
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('authorization')
  })
})

describe('credentials', () => {
  const all = 'Accommodation?pagesize=-1'

  test('of the team account return more entries and fields, by Basic and by Bearer', async () => {
    const open = await page(all)
    const revealed = await page(all, basic('team:team'))
    expect(revealed.TotalResults).toBeGreaterThan(open.TotalResults)
    const openIds = new Set(idsOf(open).map((id) => id.replace('_REDUCED', '')))
    const closed = revealed.Items.filter(({ Id }) => !openIds.has(String(Id)))
    expect(closed).toHaveLength(revealed.TotalResults - open.TotalResults)
    expect(closed[0]).toMatchObject({ LicenseInfo: { ClosedData: true } })
    expect(revealed.Items[0]).toMatchObject({ AccoDetail: { de: { Mobile: expect.any(String) } } })
    expect(await page(all, `Bearer ${await accessToken('team')}`)).toEqual(revealed)
  })

  test('without rights are accepted and return no closed data', async () => {
    expect(await page(all, basic('guest:guest'))).toEqual(await page(all))
    expect(await page(all, `Bearer ${await accessToken('guest')}`)).toEqual(await page(all))
  })

  test('are UTF-8, and a password may contain a colon', async () => {
    expect((await ask(all, basic('gröden:Urtijëi €'))).status).toBe(200)
    const latin1 = Buffer.from('gröden:Urtijëi ?', 'latin1').toString('base64')
    expect((await ask(all, `Basic ${latin1}`)).status).toBe(401)
  })

  test.each([
    ['a wrong password', basic('team:wrong')],
    ['no colon', basic('team')],
    ['what is not base64', 'Basic te$m'],
    ['two spaces', `Basic  ${Buffer.from('team:team').toString('base64')}`],
    ['no credentials', 'Basic'],
    ['another scheme', 'Digest abc'],
    ['a Bearer with two spaces', 'Bearer  abc'],
    ['a token that is none', 'Bearer abc'],
  ])("with %s are refused, without a browser's prompt", async (_, header) => {
    const answer = await ask('Accommodation', header)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer /)
    expect(await answer.json()).toMatchObject({ code: 401 })
  })
})

describe('a question', () => {
  test('is answered in pages with links to the previous and next ones', async () => {
    const first = await page('Accommodation')
    expect(first).toMatchObject({ CurrentPage: 1, PreviousPage: null })
    expect(first.Items).toHaveLength(10)
    expect(first.TotalPages).toBe(Math.ceil(first.TotalResults / 10))
    expect(first.NextPage).toBe(`${origin()}/tourism/Accommodation?pagenumber=2`)

    const ids: string[] = []
    for (let path: string | null = 'Accommodation?pagesize=97&active=true'; path !== null; ) {
      const one: Page = await page(path)
      ids.push(...idsOf(one))
      path = one.NextPage?.replace(`${origin()}/tourism/`, '') ?? null
    }
    expect(ids).toEqual(idsOf(await page('Accommodation?pagesize=0&active=true')))
    expect((await page('Accommodation?pagenumber=999')).Items).toEqual([])
  })

  test('by fields returns those, nested ones by dotted names, and always the id', async () => {
    const { Items } = await page('Accommodation?fields=AccoDetail.it.Name,Active,Nothing.there&pagesize=1')
    expect(Items).toEqual([
      {
        Id: expect.any(String),
        'AccoDetail.it.Name': expect.any(String),
        Active: true,
        'Nothing.there': null,
      },
    ])
  })

  test('by position returns places within the radius, nearest first', async () => {
    const [centre] = (await page('Accommodation?pagesize=1')).Items as unknown as Gps[]
    const { Latitude: lat = 0, Longitude: lon = 0 } = centre?.GpsInfo[0] ?? {}
    const around = `latitude=${lat}&longitude=${lon}&pagesize=-1`
    const metres = (await page(`Accommodation?radius=1000&${around}`)).Items.map((item) => {
      const [gps] = (item as unknown as Gps).GpsInfo
      return metresBetween({ lat, lon }, { lat: gps?.Latitude ?? 0, lon: gps?.Longitude ?? 0 })
    })
    expect(metres[0]).toBe(0)
    expect(metres.length).toBeGreaterThan(1)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
    expect(metres.at(-1)).toBeLessThanOrEqual(1000)
    expect((await page(`Accommodation?radius=9999999&${around}`)).TotalResults).toBe(
      (await page('Accommodation')).TotalResults,
    )
  })

  test('by type, activity and name returns only matching places', async () => {
    const { TotalResults: every } = await page('ODHActivityPoi')
    const { TotalResults: gastronomy, Items } = await page('ODHActivityPoi?type=32')
    expect(gastronomy).toBeLessThan(every)
    expect(Items.every(({ Type }) => Type === 'Essen Trinken')).toBe(true)
    expect((await page('ODHActivityPoi?type=40')).TotalResults).toBe(every)
    const [active, inactive] = await Promise.all(
      [true, false].map((flag) => page(`ODHActivityPoi?active=${flag}`)),
    )
    expect(inactive?.TotalResults).toBeGreaterThan(0)
    expect((active?.TotalResults ?? 0) + (inactive?.TotalResults ?? 0)).toBe(every)
    const named = await page('ODHActivityPoi?searchfilter=pizzeria&fields=Detail.de.Title')
    expect(named.Items[0]?.['Detail.de.Title']).toMatch(/^Pizzeria/)
  })

  test.each([
    ['Weather', 404],
    ['constructor', 404],
    ['Accommodation?pagesize=many', 400],
    ['Accommodation?latitude=north', 400],
  ])('for %s is answered %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })
})
