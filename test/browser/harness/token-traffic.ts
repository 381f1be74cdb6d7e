import type { BrowserContext, Request } from '@playwright/test'

/** Seconds that access tokens live where tests wait for their end; longer than 100 calls take on a busy machine. */
export const shortLife = 20

/** Time after which every token of a short life is over. */
export const outlive = () => new Promise((resolve) => setTimeout(resolve, (shortLife + 0.5) * 1000))

/** What goes to and comes from a token endpoint. */
export interface TokenTraffic {
  /** `grant_type` of every request, in their order. */
  grants: string[]
  /** Answers other than 200. */
  refusals: number
  /** Access and refresh tokens that went over the wire. */
  secrets: Set<string>
  idTokens: Set<string>
  verifiers: Set<string>
  refreshToken: string
  /** Access tokens that were sent, one for each request. */
  sent: string[]
}

export function watchTokens(context: BrowserContext): TokenTraffic {
  const traffic: TokenTraffic = {
    grants: [],
    refusals: 0,
    secrets: new Set(),
    idTokens: new Set(),
    verifiers: new Set(),
    refreshToken: '',
    sent: [],
  }
  const isToken = (request: Request) => request.method() === 'POST' && request.url().endsWith('/token')

  context.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization) traffic.sent.push(authorization.replace('Bearer ', ''))
    if (!isToken(request)) return
    const form = new URLSearchParams(request.postData() ?? '')
    traffic.grants.push(form.get('grant_type') ?? '')
    const verifier = form.get('code_verifier')
    if (verifier) traffic.verifiers.add(verifier)
  })
  context.on('response', async (response) => {
    if (!isToken(response.request())) return
    if (response.status() !== 200) {
      traffic.refusals += 1
      return
    }
    const answer = await response.json().catch(() => ({}))
    for (const name of ['access_token', 'refresh_token'])
      if (typeof answer[name] === 'string') traffic.secrets.add(answer[name])
    traffic.refreshToken = answer.refresh_token ?? traffic.refreshToken
    if (typeof answer.id_token === 'string') traffic.idTokens.add(answer.id_token)
  })
  return traffic
}
