import { Agent, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 3 })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
afterAll(() => agent.destroy())

/** `fetch` would tidy a header up, or refuse to send it. */
function statusWith(authorization: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const address = `${running.origin()}/mobility/v2/flat/EChargingStation?limit=1`
    request(address, { agent, headers: { Authorization: authorization } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end()
  })
}

const separators = [
  ...['', '  ', '   ', '\t', ' \t', '\t ', '\u00a0', ' \u00a0', ':', ': ', ' :', ',', ', ', ' ,', ';', '; '],
  ...['=', ' =', ' = ', '/', ' / ', '-', '_', '+', '%20', '&nbsp;', ' "', " '", ' <', ' (', '|', ' token='],
]
const schemes = ['Bear', 'Bearerr', 'Bearers', 'Token', 'Basic', 'Digest', 'JWT', 'OAuth', 'MAC', 'DPoP', 'x']
const oddSchemes = ['"Bearer"', 'Bea rer', 'Bearer Bearer', 'Bearer,', 'Basic, Bearer', 'Bearer;', '<Bearer>']
const strangers = [...'!"#$%&\'()*,:;<>?@[]\\^`{|} \täöü\u0080\u00a0\u00ff']

/** Headers that hold a good token, and are not the header that carries one. */
function malformed(token: string): string[] {
  const half = token.length / 2
  const broken = strangers.flatMap((sign) => [
    `Bearer ${token.slice(0, half)}${sign}${token.slice(half)}`,
    `Bearer ${sign === ' ' || sign === '\t' ? '?' : sign}${token}`,
  ])
  return [
    ...separators.flatMap((separator) =>
      ['Bearer', 'bearer', 'BEARER', 'bEaReR'].map((one) => one + separator + token),
    ),
    ...[...schemes, ...oddSchemes].map((scheme) => `${scheme} ${token}`),
    ...broken,
    ...[',', ';', '"', "'", '\u00a0', `, Bearer ${token}`, ` ${token}`, ', Basic eA==', ' realm="demo"'].map(
      (tail) => `Bearer ${token}${tail}`,
    ),
    ...[
      '',
      'Bearer',
      'bearer',
      token,
      `=${token}`,
      'Bearer =',
      'Bearer ==',
      'null',
      'undefined',
      'Bearer null,',
    ],
    ...[`Bearer =${token}`, `Bearer ${token.slice(0, half)}=${token.slice(half)}`, `"Bearer ${token}"`],
  ]
}

test('two hundred malformed headers with a valid token are refused, the correct one is not', async () => {
  const token = await running.accessToken('team')
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
  const headers = [...new Set(malformed(token))]
  expect(headers.length).toBeGreaterThanOrEqual(200)
  const statuses = await Promise.all(headers.map(statusWith))
  const taken = headers.filter((_, index) => statuses[index] !== 401)
  expect(taken.map((header) => header.replaceAll(token, '<token>'))).toEqual([])
})

test('without a token closed data is an empty answer, not an error', async () => {
  const path = '/mobility/v2/flat/*/*/latest?limit=-1&where=sorigin.eq."Alpfleet"'
  const response = await running.fetch(path)
  expect([response.status, (await response.json()).data]).toEqual([200, []])
})
