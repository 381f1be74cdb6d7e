import { afterAll, beforeAll, type TestContext, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox'
import { retired } from './retired'

/** What is known of the deployment under test; addresses without a slash at the end. */
export interface Deployment {
  /** `{mobility_base_url}`: below it stand `/v2/…` and `/v1/emobility/rest/…`. */
  mobility: string
  /** The v1 group of the mobility API, unless the deployment has retired it. */
  v1: string
  /** `{base_url}`: the older dataset, below which `/emobility/rest/…` and `/rest/…` stand. */
  dataset: string
  /** Address of the realm, `{auth_url}/auth/realms/{realm}`. */
  auth: string
  /** `{tourism_base_url}` */
  tourism: string
  /** The generic client, and one with a secret as it was before version 2020.10. */
  client: string
  secretClient: { id: string; secret: string }
  /** An account that sees closed values, with the station type among whose values they are. */
  account: { username: string; password: string }
  closedType: string
  /** Another dataset than the charging stations. */
  otherType: string
  /** Station types that the deployment answers with an error on purpose. */
  failing: { 403: string; 500: string }
}

type Need = keyof Deployment

const variables: Record<Need, string> = {
  mobility: 'CONFORMANCE_BASE',
  v1: 'CONFORMANCE_BASE',
  dataset: 'CONFORMANCE_DATASET',
  auth: 'CONFORMANCE_AUTH',
  tourism: 'CONFORMANCE_TOURISM',
  client: 'CONFORMANCE_CLIENT',
  secretClient: 'CONFORMANCE_SECRET_CLIENT and CONFORMANCE_SECRET',
  account: 'CONFORMANCE_USER and CONFORMANCE_PASSWORD',
  closedType: 'CONFORMANCE_CLOSED',
  otherType: 'CONFORMANCE_OTHER',
  failing: '',
}

/** `null`: nothing is named, so the sandbox is meant. */
function named(environment: NodeJS.ProcessEnv): Partial<Deployment> | null {
  const address = (name: string) => environment[name]?.replace(/\/+$/, '')
  const found = {
    mobility: address('CONFORMANCE_BASE'),
    dataset: address('CONFORMANCE_DATASET'),
    auth: address('CONFORMANCE_AUTH'),
    tourism: address('CONFORMANCE_TOURISM'),
    client: environment.CONFORMANCE_CLIENT,
    closedType: environment.CONFORMANCE_CLOSED,
    otherType: environment.CONFORMANCE_OTHER,
  }
  const { CONFORMANCE_USER: username, CONFORMANCE_PASSWORD: password } = environment
  const { CONFORMANCE_SECRET_CLIENT: id, CONFORMANCE_SECRET: secret } = environment
  const given = Object.fromEntries(Object.entries(found).filter(([, value]) => value))
  if (Object.keys(given).length === 0) return null
  return {
    ...given,
    ...(username && password ? { account: { username, password } } : {}),
    ...(id && secret ? { secretClient: { id, secret } } : {}),
  }
}

/** Of the records of the sandbox without flaws each is right; the feeds of a real deployment hold slips. */
export const enough = named(process.env) === null ? 1 : 0.95

function ofSandbox({ origin }: Sandbox): Deployment {
  return {
    mobility: `${origin}/mobility`,
    v1: `${origin}/mobility/v1`,
    dataset: `${origin}/dataset`,
    auth: `${origin}/auth/realms/demo`,
    tourism: `${origin}/tourism`,
    client: 'generic',
    secretClient: { id: 'generic-secret', secret: 'secret' },
    account: { username: 'team', password: 'team' },
    closedType: 'EChargingStation',
    otherType: 'ParkingStation',
    failing: { 403: 'Status403', 500: 'Status500' },
  }
}

/** Milliseconds for one row: a live service may be slow, and may want us to wait. */
const patience = 120_000

/** What a row needs of the deployment; without it the row is skipped, with the reason. */
export type Has = <Name extends Need>(context: TestContext, ...names: Name[]) => Pick<Deployment, Name>

/** The deployment that the environment names, or a sandbox of its own while the tests of a file run. */
export function deployment({ tokenTtl }: { tokenTtl?: number } = {}): Has {
  vi.setConfig({ testTimeout: patience, hookTimeout: patience })
  let known = named(process.env)
  let sandbox: Sandbox | undefined
  let isRetired = false
  beforeAll(async () => {
    if (known?.mobility) {
      const v1 = `${known.mobility}/v1`
      const { status } = await fetch(`${v1}/emobility/rest/get-stations`)
      isRetired = status === 404 || status === 410
      if (!isRetired) known = { ...known, v1 }
    }
    if (known !== null) return
    sandbox = await startSandbox({ port: 0, appOrigins: [], ...(tokenTtl ? { tokenTtl } : {}) })
    known = ofSandbox(sandbox)
  })
  afterAll(() => sandbox?.close())

  return (context, ...names) => {
    const all = known ?? {}
    for (const name of names)
      if (all[name] === undefined && name === 'v1' && isRetired) context.skip(retired)
      else if (all[name] === undefined)
        context.skip(variables[name] ? `${variables[name]} not set` : 'cannot be brought about from outside')
    return all as Deployment
  }
}
