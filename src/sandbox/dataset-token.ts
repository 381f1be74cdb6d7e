import { Hono } from 'hono'
import { refreshToken } from '../contract/dataset-token'
import type { z } from '../contract/zod'
import type { Caller } from './caller'
import { emobilityProblem } from './emobility/problem'
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

/** Below the address of a dataset, and below that of its operations. */
const paths = [refreshToken.path, `/emobility${refreshToken.path}`]

/** The refresh-token method of the mobility datasets: form fields of a POST, or parameters of a GET. */
export function datasetTokenRoutes(exchange: TokenExchange): Hono<Caller> {
  const app = new Hono<Caller>()
  app.on(['GET', 'POST'], paths, async ({ req }) => {
    const fields = req.method === 'GET' ? req.query() : await req.parseBody().catch(() => null)
    const form = refreshToken.form.safeParse(fields)
    const token = form.success ? await exchange(form.data.user, form.data.pw) : null
    return token === null ? emobilityProblem(401, 'Unknown user or wrong password') : Response.json(token)
  })
  for (const path of paths)
    app.all(path, () => {
      const answer = emobilityProblem(
        405,
        'Credentials come as form fields of a POST, or as parameters of a GET',
      )
      answer.headers.set('Allow', 'GET, POST')
      return answer
    })
  return app
}
