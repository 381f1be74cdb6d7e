import { Agent, type IncomingHttpHeaders, request as open, type RequestListener } from 'node:http'
import { changedValues } from './changed-values'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface CachingProxy {
  listener: RequestListener
  /** Gives all latest values that were asked for so far another value. */
  changeValues(): Promise<void>
  close(): void
}

const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'date']

/**
 * Answers as the sandbox does, byte by byte, from memory: the sandbox makes the values of 100,000 stations anew for
 * each question, with the processor that the measured page needs.
 * @param origin the sandbox's
 */
export function cachingProxy(origin: string): CachingProxy {
  const agent = new Agent({ keepAlive: true })
  const answers = new Map<string, Promise<Answer>>()

  const ask = (path: string, headers: IncomingHttpHeaders) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = open(new URL(path, origin), { agent, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode ?? 502, headers: endToEnd(response.headers), body })
      })
      asked.once('error', reject)
      asked.end()
    })

  return {
    async listener({ url = '', headers }, response) {
      // What the sandbox's answers vary with.
      const question = [url, headers.origin, headers['accept-encoding']].join(' ')
      const answer = answers.get(question) ?? ask(url, { ...headers, host: new URL(origin).host })
      answers.set(question, answer)
      const { status, headers: answerHeaders, body } = await answer
      response.writeHead(status, { ...answerHeaders, 'content-length': body.length })
      response.end(body)
    },
    async changeValues() {
      for (const [question, answer] of answers) {
        if (!/\/latest\?/.test(question)) continue
        const { body, ...head } = await answer
        answers.set(question, Promise.resolve({ ...head, body: await changedValues(body) }))
      }
    },
    close: () => agent.destroy(),
  }
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)))
}
