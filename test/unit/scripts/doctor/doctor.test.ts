import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkExtras } from '../../../../src/scripts/doctor/check-extras'
import { checkIdentity } from '../../../../src/scripts/doctor/check-identity'
import { checkService } from '../../../../src/scripts/doctor/check-service'
import { checkSite } from '../../../../src/scripts/doctor/check-site'
import { atService, inFile, type Misconfiguration } from './misconfigurations'
import { atProvider } from './provider-misconfigurations'
import { atOthers, inFiles, inHeaders } from './site-misconfigurations'
import { startTestServers, type TestServers } from './test-servers'

let servers: TestServers

beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers.close())

const isFinding = (line: string) => /^ {2}(ERROR|WARNING) /.test(line)

test('a correct deployment has no finding', async () => {
  const { code, lines } = await servers.runDoctorOn(servers.createDeployment())
  expect(lines.filter(isFinding)).toEqual([])
  expect(code).toBe(0)
  expect(lines.at(-1)).toMatch(/^0 errors, 0 warnings, \d\d right, 0 not checked\.$/)
})

test('a correct deployment without login, archive, tourism and pages has no finding', async () => {
  const deployment = servers.createDeployment()
  const { identity: _i, basemap: _b, tourism: _t, pages: _p, ...config } = deployment.config
  const { code, lines } = await servers.runDoctorOn({
    ...deployment,
    config: config as typeof deployment.config,
  })
  expect(lines.filter(isFinding)).toEqual([])
  expect(code).toBe(0)
})

test('a correct deployment with the older dialect, a geocoder and an online map has no finding', async () => {
  const deployment = servers.createDeployment()
  const { origin, config } = deployment
  const style = { version: 8, sources: { streets: { type: 'vector', url: `${origin}/tiles` } }, layers: [] }
  const place = { geometry: { coordinates: [11, 46] }, properties: { name: 'Meran' } }
  const answers: Record<string, unknown> = {
    '/style': style,
    '/tiles': { tiles: [`${origin}/tiles/{z}/{x}/{y}`] },
    '/geocoder': { features: [place] },
  }
  deployment.proxy = {
    answer(url, response) {
      const answer = answers[url.pathname]
      return answer === undefined ? response : { ...response, status: 200, body: JSON.stringify(answer) }
    },
  }
  Object.assign(config, {
    service: { dialect: 'v1', baseUrl: `${origin}/mobility/v1` },
    geocoder: { kind: 'photon', url: `${origin}/geocoder` },
    basemap: { light: `${origin}/style`, dark: `${origin}/style` },
  })
  const { code, lines } = await servers.runDoctorOn(deployment)
  expect(lines.filter(isFinding)).toEqual([])
  expect(code).toBe(0)
  expect(lines.join()).toContain('The geocoder finds 1 place for "South Tyrol".')
  expect(lines.join()).toContain('The style of basemap.dark can be read')
})

test('without a site the doctor lists the skipped checks', async () => {
  const { code, lines } = await servers.runDoctorOn({ ...servers.createDeployment(), site: undefined })
  expect(lines.filter(isFinding)).toEqual([])
  expect(code).toBe(0)
  expect(lines.filter((line) => line.startsWith('  skipped'))).toEqual([
    expect.stringContaining('CORS was not checked'),
    expect.stringContaining('Client, redirect address and CORS were not checked'),
    expect.stringContaining('No site was checked'),
  ])
})

type Check = typeof checkSite
const groups: [where: string, checks: Check[], cases: Misconfiguration[]][] = [
  ['the file', [checkService], inFile],
  ['the service', [checkService], atService],
  ['the provider', [checkIdentity], atProvider],
  ['tourism, geocoder and map', [checkExtras], atOthers],
  ['the headers of the site', [checkSite], inHeaders],
  ['the files of the site', [checkSite], inFiles],
]

describe.each(groups)('in %s the doctor finds', (_, checks, cases) => {
  test.each(cases)('$name', async ({ apply: change, finds, timeout = 10_000, isAtLeast = false }) => {
    const deployment = servers.createDeployment()
    change(deployment)
    const { code, lines } = await servers.runDoctorOn(deployment, { timeout, checks })
    const found = lines.filter(isFinding)
    for (const pattern of finds) expect(found).toContainEqual(expect.stringMatching(pattern))
    if (!isAtLeast) expect(found).toHaveLength(finds.length)
    expect(code).toBe(found.some((line) => line.includes('ERROR')) ? 1 : 0)
    expect(lines.join()).not.toContain('hunter2')
  })
})

test('at least twenty misconfigurations make the command fail', () => {
  const all = groups.flatMap(([, , cases]) => cases)
  expect(
    all.filter(({ finds }) => !finds.some(({ source }) => source.startsWith('WARNING'))).length,
  ).toBeGreaterThan(20)
})
