import type { Answer, Question } from './points.worker'

// The app's server sends the app's policy, which lets no worker start by an address that no rule has passed.
const { trustedTypes } = window as Window & {
  trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
  }
}
trustedTypes?.createPolicy('default', { createScriptURL: (address) => address })

const worker = new Worker(new URL('./points.worker.ts', import.meta.url), { type: 'module' })

/** Answers come in the order of the questions, so each answer belongs to the oldest question. */
const waiting: ((answer: Answer) => void)[] = []
worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.shift()?.(data))

export function ask(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    worker.postMessage(question)
  })
}

const parameters = new URLSearchParams(window.location.search)

/** First camera: west, south, east, north. */
export const bounds = (parameters.get('bounds') ?? '').split(',').map(Number) as [
  number,
  number,
  number,
  number,
]

/** The stations are asked for while MapLibre's script is on its way. */
export const loaded = ask({ kind: 'load', service: parameters.get('service') ?? '' })
