import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser'
import { describe, expect, test } from 'vitest'
import { answerHeaders, pageHeaders } from '../../../src/sandbox/response-headers'
import { appOrigin, runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 3, rate: true })
const list = '/mobility/v2/flat/EChargingStation?limit=1'
const realm = '/auth/realms/demo'
const endpoint = `${realm}/protocol/openid-connect`
const login = new URLSearchParams({
  client_id: 'plugboard',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${appOrigin}/auth/callback/`,
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
})

/** The sign-in form, by the way that a browser takes to it. */
async function loginForm(): Promise<Response> {
  const sent = await running.fetch(`${endpoint}/auth?${login}`)
  const cookie = sent.headers.getSetCookie().map((one) => one.split(';')[0])
  const { pathname } = new URL(sent.headers.get('Location') ?? '', running.origin())
  return running.fetch(pathname, { headers: { Cookie: cookie.join('; ') } })
}

async function exhausted(): Promise<Response> {
  const answers = await Promise.all(Array.from({ length: 40 }, () => running.fetch(list)))
  return answers.find(({ status }) => status === 429) ?? Response.error()
}

const answers: Record<string, [status: number, ask: () => Promise<Response>]> = {
  'a list': [200, () => running.fetch('/mobility/v2/flat/EChargingPlug?limit=1')],
  'an answer of v1': [200, () => running.fetch('/mobility/v1/emobility/rest/get-stations')],
  'a refused parameter': [400, () => running.fetch('/mobility/v2/flat/EChargingStation/*?where=x.eq')],
  'a refused token': [401, () => running.fetch(list, { headers: { Authorization: 'Bearer x' } })],
  'a refused type': [403, () => running.fetch('/mobility/v2/flat/Status403')],
  'an unknown address': [404, () => running.fetch('/nowhere')],
  'too many calls': [429, exhausted],
  'a failure': [500, () => running.fetch('/mobility/v2/flat/Status500')],
  'a preflight': [204, () => running.fetch(list, { method: 'OPTIONS', headers: { Origin: appOrigin } })],
}

const pages: Record<string, [status: number, ask: () => Promise<Response>]> = {
  'the way to the form': [303, () => running.fetch(`${endpoint}/auth?${login}`)],
  'the form': [200, loginForm],
  'the style of the form': [200, () => running.fetch(`${realm}/login/style.css`)],
  'a form that has ended': [400, () => running.fetch(`${realm}/login/gone`)],
  'a refused client': [400, () => running.fetch(`${endpoint}/auth?client_id=nobody`)],
  'the sign-out page': [303, () => running.fetch(`${endpoint}/logout`)],
  'a refused grant': [
    400,
    () => running.token({ grant_type: 'password', client_id: 'generic', username: 'x' }),
  ],
  'a token': [200, () => running.token({ grant_type: 'password', client_id: 'generic' })],
  metadata: [200, () => running.fetch(`${realm}/.well-known/openid-configuration`)],
  keys: [200, () => running.fetch(`${endpoint}/certs`)],
  'an unknown page': [404, () => running.fetch(`${realm}/nowhere`)],
}

const shown = (response: Response, wanted: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, response.headers.get(name)]))

describe('every answer of the service has all headers', () => {
  test.each(Object.entries(answers))('%s', async (_, [status, ask]) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(shown(response, answerHeaders)).toEqual(answerHeaders)
    if (status !== 204 && status !== 401)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  })
})

describe('every answer of the provider has all headers', () => {
  const { 'Cache-Control': _, ...wanted } = pageHeaders([appOrigin])

  test.each(Object.entries(pages))('%s', async (_, [status, ask]) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(shown(response, wanted)).toEqual(wanted)
    expect(response.headers.get('Cache-Control')).toMatch(/no-store/)
  })
})

test.each([
  ['an answer', answerHeaders],
  ['a page', pageHeaders(['https://app.example'])],
])('the policy of %s has no finding of the CSP evaluator', (_, headers) => {
  const { csp } = new CspParser(headers['Content-Security-Policy'] ?? '')
  const found = new CspEvaluator(csp).evaluate()
  // Up to 30 is medium and worse; 60 tells.
  expect(found.filter(({ severity }) => severity < 60)).toEqual([])
})
