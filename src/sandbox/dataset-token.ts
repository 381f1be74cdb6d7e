import { Hono } from 'hono'
import { refreshToken } from '../contract/dataset-token'
import type { z } from '../contract/zod'
import type { Caller } from './caller'
import { emobilityProblem } from './emobility/problem'
import { requestToken, TokenEndpointError } from './token-request'

export type DatasetToken = z.input<typeof refreshToken.answer>
/** Returns a token for a name and a password; `null`: they are wrong. */
export type TokenExchange = (user: string, pw: string) => Promise<DatasetToken | null>

/** Returns a function that sends credentials to the realm's token endpoint with the client id of scripts. */
export function createTokenExchange(authority: string): TokenExchange {
  return async (username, password) => {
    // The realm treats an empty name like no credentials and would issue an anonymous token.
    if (username === '') return null
    const request = { grant_type: 'password', client_id: 'generic', username, password } as const
    try {
      const {
        access_token: token,
        expires_in: seconds = 0,
        refresh_token,
      } = await requestToken(authority, request)
      // Tokens expire by the real clock, even if the sandbox's own clock is frozen.
      const accessToken = { token, expireDate: Date.now() + seconds * 1000 }
      return { refreshToken: refresh_token ?? '', accessToken }
    } catch (error) {
      if (error instanceof TokenEndpointError && error.error === 'invalid_grant') return null
      throw error
    }
  }
}

/** Paths of the method: below the address of a dataset, and below that of its operations. */
const paths = [refreshToken.path, `/emobility${refreshToken.path}`]

/** Routes of the datasets' refresh-token method: form fields of a POST, or parameters of a GET. */
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
