import { expect, test } from 'vitest'
import { linkParts } from '../../../src/app/link/link-parts'
import { listLink } from '../../../src/app/link/list-link'

const linkOf = (search: string, hasStation?: boolean) =>
  listLink({ origin: 'https://plugboard.example', pathname: '/', search }, hasStation)

test('the link back to a list has filters, order, camera, the limit to the map and the table', () => {
  const list = '?access=PUBLIC&q=x&sort=free&within=map&list=table&at=11%2C46%2C9'
  const link = linkOf(`${list}&station=A%2C1&range=week`)
  expect([...new URL(link).searchParams]).toEqual([...new URLSearchParams(list)])
})

test('the link to what is on the screen opens the station too', () => {
  const shown = '?access=PUBLIC&station=A%2C1&sort=free&at=11%2C46%2C9'
  expect([...new URL(linkOf(`${shown}&range=week&work=quality`, true)).searchParams]).toEqual([
    ...new URLSearchParams(shown),
  ])
  expect(linkOf('?q=x', true)).toBe('https://plugboard.example/?q=x')
})

test('without them it is the address of the page', () => {
  expect(linkOf('?station=A')).toBe('https://plugboard.example/')
})

test('it has no choice of the team', () => {
  const choices =
    '?work=quality&rows=station&order=live.ascending&uptime=day&colour=age&series=A::power&reason=silent&old=week&by=station&type=power'
  const isRead = (search: string) => (part: (typeof linkParts)[number]) =>
    JSON.stringify(part.parse(search)) !== JSON.stringify(part.parse(''))
  expect(linkParts.filter(isRead(choices))).toEqual([...linkParts])
  expect(linkOf(`${choices}&q=x`)).toBe('https://plugboard.example/?q=x')
})
