import { Hono } from 'hono'
import { refreshToken } from '../contract/dataset-token'
import type { z } from '../contract/zod'
import type { Caller } from './caller'
import { olderProblem } from './emobility/problem'
import { requestToken, TokenRefused } from './token-request'

export type DatasetToken = z.input<typeof refreshToken.answer>
/** A token for a name and a password, `null` for wrong ones. */
export type TokenExchange = (user: string, pw: string) => Promise<DatasetToken | null>

/** Gives credentials to the realm's token endpoint, as the client of scripts. */
export function exchangeAt(authority: string): TokenExchange {
  return async (username, password) => {
    // To the realm an empty name is none, and a token without credentials is nobody's.
    if (username === '') return null
    const request = { grant_type: 'password', client_id: 'generic', username, password } as const
    try {
      const {
        access_token: token,
        expires_in: seconds = 0,
        refresh_token,
      } = await requestToken(authority, request)
      // Tokens are judged by the real clock, also where the sandbox's own stands still.
      const accessToken = { token, expireDate: Date.now() + seconds * 1000 }
      return { refreshToken: refresh_token ?? '', accessToken }
    } catch (error) {
      if (error instanceof TokenRefused && error.error === 'invalid_grant') return null
      throw error
    }
  }
}

/** The refresh-token method of the mobility datasets. */
export function datasetTokenRoutes(exchange: TokenExchange): Hono<Caller> {
  const app = new Hono<Caller>()
  app.all(refreshToken.path, async (context) => {
    if (context.req.method !== refreshToken.method) {
      const answer = olderProblem(405, 'Credentials are sent as form fields of a POST, never in an address')
      answer.headers.set('Allow', refreshToken.method)
      return answer
    }
    const form = refreshToken.form.safeParse(await context.req.parseBody().catch(() => null))
    const token = form.success ? await exchange(form.data.user, form.data.pw) : null
    return token === null ? olderProblem(401, 'Unknown user or wrong password') : Response.json(token)
  })
  return app
}
