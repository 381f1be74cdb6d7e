import { type Fault, faults } from './faults'

/** What the console says of faults that are staged. */
export const noise = /ERR_|Failed to load resource|answered [45]\d\d|CORS/

/** The parts of the data that are asked for once an hour. */
export const hourlyParts = {
  stations: /\/v2\/flat\/EChargingStation\?/,
  plugs: /\/v2\/flat\/EChargingPlug\?/,
  series: ({ url }: { url: URL }) => /\/v2\/flat\/[^/]+\/[^/]+$/.test(url.pathname),
}

/** Ways to fail that every part has to survive. A wrong type is none: an answer is judged by what it is. */
export const partFaults = {
  refused: faults.refuse,
  hanging: faults.hang,
  'reset in the middle': faults.reset,
  dripping: faults.drip,
  'cut off': faults.truncate,
  'closed too early': faults.wrongLength,
  'a page of somebody else': faults.html,
  'answered 401': faults.status(401, { bare: true }),
  'answered 403': faults.status(403, { json: { code: 403 } }),
  'answered 404': faults.status(404),
  'answered 429': faults.status(429),
  'answered 429 with a reason': faults.status(429, { json: { message: 'You have exceeded the rate limit' } }),
  'answered 500': faults.status(500, { json: { code: 500 } }),
  'answered 503': faults.status(503),
} satisfies Record<string, Fault>

export type PartFault = keyof typeof partFaults
