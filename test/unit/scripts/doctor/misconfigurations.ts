import { forPath, type ProxyResponse, withHeader, withJson, withoutHeader } from './service-proxy'
import type { Deployment } from './test-servers'

/** A mistake in a deployment, and all findings that the doctor must report. */
export interface Misconfiguration {
  name: string
  apply(deployment: Deployment): void
  /** A pattern for each line with an error or a warning, in any order. */
  finds: RegExp[]
  /** Milliseconds for each request. */
  timeout?: number
  /** More lines may follow from it. */
  isAtLeast?: true
}

const stations = /flat\/EChargingStation$/
const replaced = (text: string, by: string) => (response: ProxyResponse) => ({
  ...response,
  body: response.body.replaceAll(text, by),
})

export const inFile: Misconfiguration[] = [
  {
    name: 'a value of the wrong kind',
    apply: ({ config }) => Object.assign(config.region, { bbox: 'South Tyrol' }),
    finds: [/ERROR {3}Set region\.bbox to what the schema wants: expected west, south, east and north/],
  },
  {
    name: 'a key with a slip of the pen',
    apply: ({ config }) => Object.assign(config.service, { plugTypes: 'EChargingPlug' }),
    finds: [/ERROR {3}Remove or rename service\.plugTypes/],
  },
  {
    name: 'a secret that everyone could read',
    apply: ({ config }) => Object.assign(config.identity, { clientSecret: 'hunter2' }),
    finds: [/ERROR {3}Remove identity\.clientSecret from the file/],
  },
  {
    name: 'a name and a password in an address',
    apply: ({ config }) => Object.assign(config.service, { baseUrl: 'https://team:hunter2@example.org' }),
    finds: [/ERROR {3}Remove name and password from service\.baseUrl/],
  },
  {
    name: 'an address without encryption',
    apply: ({ config }) =>
      Object.assign(config, { headers: { reportUri: 'http://reports.example.org/csp' } }),
    finds: [/ERROR {3}Set headers\.reportUri to an https address/],
  },
  {
    name: 'a box with north and south exchanged',
    apply: ({ config }) => Object.assign(config.region, { bbox: [10.38, 47.1, 12.48, 46.21] }),
    finds: [/Set region\.bbox to west, south, east, north/, /Set region\.bbox to a box with stations in it/],
  },
]

export const atService: Misconfiguration[] = [
  {
    name: 'an address below which there is no service',
    apply: ({ config, origin }) => Object.assign(config.service, { baseUrl: `${origin}/mobility/api` }),
    finds: [/Set service\.baseUrl to the address below which \/v2\/flat.* answers 404/],
  },
  {
    name: 'a service that nobody can connect to',
    apply: ({ config }) => Object.assign(config.service, { baseUrl: 'http://localhost:9/mobility' }),
    finds: [/Set service\.baseUrl to .* (refuses the connection|cannot be reached)/],
  },
  {
    name: 'a service that hangs',
    apply: (deployment) => Object.assign(deployment, { proxy: forPath(stations, () => 'hang') }),
    finds: [/Set service\.baseUrl to .* sends no whole answer within 1\.5 s/],
    timeout: 1_500,
    isAtLeast: true,
  },
  {
    name: 'a page in place of data',
    apply: (deployment) => {
      deployment.proxy = forPath(stations, (response) => ({
        ...withHeader('content-type', 'text/html')(response),
        body: '<p>Hello',
      }))
    },
    finds: [/Set service\.baseUrl to .* answers with text\/html, which is not JSON/],
  },
  {
    name: 'a service that pages of other origins may not read',
    apply: (deployment) => {
      deployment.proxy = forPath(/^\/mobility/, withoutHeader('access-control-allow-origin'))
    },
    finds: [
      /Set Access-Control-Allow-Origin of .*EChargingStation to "http.* is absent/,
      /Set Access-Control-Allow-Origin of .*EChargingStation to "http.* is absent/,
    ],
  },
  {
    name: 'a service that another site alone may read',
    apply: (deployment) => {
      const other = withHeader('access-control-allow-origin', 'https://other.example')
      deployment.proxy = {
        answer: (url, response, method) =>
          stations.test(url.pathname) && method === 'GET' ? other(response) : response,
      }
    },
    finds: [/Set Access-Control-Allow-Origin of .* is "https:\/\/other\.example"/],
  },
  {
    name: 'a service to which no token can be sent',
    apply: (deployment) => {
      deployment.proxy = forPath(/^\/mobility/, withHeader('access-control-allow-headers', '*'))
    },
    finds: [/Set Access-Control-Allow-Headers of .*EChargingStation to "Authorization"/],
  },
  {
    name: 'a type of stations that the service does not have',
    apply: ({ config }) => Object.assign(config.service, { stationType: 'ChargingStation' }),
    finds: [/Set service\.stationType to a type that the service has: it lists nothing of "ChargingStation"/],
  },
  {
    name: 'a type of plugs that the service does not have',
    apply: ({ config }) => Object.assign(config.service, { plugType: 'ChargingPlug' }),
    finds: [/Set service\.plugType to a type that the service has, or to null/],
  },
  {
    name: 'data types that the service does not have',
    apply: ({ config }) => Object.assign(config.service, { dataTypes: 'temperature' }),
    finds: [/Set service\.dataTypes to types that the service has/],
  },
  {
    name: 'a region without stations',
    apply: ({ config }) => Object.assign(config.region, { bbox: [4, 50, 5, 51] }),
    finds: [/Set region\.bbox to a box with stations in it: none of \d+ stations lies/],
  },
  {
    name: 'a region without stations, of which alone is asked',
    apply: ({ config }) => {
      Object.assign(config.region, { bbox: [4, 50, 5, 51], only: true })
    },
    finds: [/Set region\.bbox to a box with stations in it/],
    isAtLeast: true,
  },
  {
    name: 'another dialect than the service speaks',
    apply: ({ config }) =>
      Object.assign(config, { service: { dialect: 'v1', baseUrl: config.service.baseUrl } }),
    finds: [/Set service\.baseUrl to the address below which \/emobility\/rest.* answers 404/],
  },
  {
    name: 'rows of another interface',
    apply: (deployment) => {
      deployment.proxy = forPath(stations, replaced('"scode"', '"code"'))
    },
    finds: [
      /Set service to the dialect and types that it speaks: all \d+ rows of stations are rejected: scode/,
    ],
  },
  {
    name: 'a row that cannot be read',
    apply: (deployment) => {
      deployment.proxy = forPath(
        stations,
        withJson(({ data, ...more }) => ({
          ...more,
          data: (data as object[]).map((row, n) => (n ? row : { ...row, scode: 7 })),
        })),
      )
    },
    finds: [/WARNING Ask the publisher to mend 1 of \d+ rows of stations.*: scode: expected string \(1\)/],
  },
  {
    name: 'a service whose clock is an hour slow',
    apply: (deployment) => {
      const date = new Date(Date.now() - 3_600_000).toUTCString()
      deployment.proxy = { answer: (_, response) => withHeader('date', date)(response) }
    },
    finds: [/Set the clock of http:\/\/localhost:\d+: its Date is 60 minutes behind/],
  },
]
