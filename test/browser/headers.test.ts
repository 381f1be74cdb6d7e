import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseConfig } from '../../src/config/config'
import { responseHeaders } from '../../src/contract/headers'
import { kindAt } from '../../src/scripts/headers/address-kinds'
import { nginxSnippet } from '../../src/scripts/headers/nginx-snippet'
import { nginxIsInstalled, startNginx } from '../unit/scripts/headers/nginx'
import { freePort } from './harness/free-port'
import { waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

const filesIn = (folder: string) => readdirSync(`dist/${folder}`).map((name) => `/${folder}/${name}`)
const assets = filesIn('assets')
const asset = (pattern: RegExp) => assets.find((path) => pattern.test(path)) ?? 'missing'
const workers = filesIn('workers')

/** One address of each kind of response, and what it is sent as. */
const addresses: readonly (readonly [path: string, type: RegExp])[] = [
  ['/', /^text\/html; charset=utf-8$/],
  ['/auth/callback/', /^text\/html; charset=utf-8$/],
  ['/embed/', /^text\/html; charset=utf-8$/],
  ['/embed.js', /^(text|application)\/javascript; charset=utf-8$/],
  [asset(/index-.*\.js$/), /^(text|application)\/javascript; charset=utf-8$/],
  ...workers.map((path) => [path, /^(text|application)\/javascript; charset=utf-8$/] as const),
  [asset(/index-.*\.css$/), /^text\/css; charset=utf-8$/],
  [asset(/\.woff2$/), /^font\/woff2$/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/config.json', /^application\/json/],
  ['/nowhere', /^text\/plain; charset=utf-8$/],
  ['/assets/nowhere.js', /^text\/plain; charset=utf-8$/],
]

/** What `path` is answered with by the server at `origin`, the headers in question alone. */
async function sent(origin: string, path: string, names: readonly string[]) {
  const { status, headers } = await fetch(origin + path)
  return {
    status,
    type: headers.get('content-type') ?? '',
    headers: Object.fromEntries(names.map((name) => [name, headers.get(name)])),
  }
}

test('every kind of response has all headers', async ({ app, request }) => {
  const config = await (await request.get('/config.json')).json()
  for (const [path, type] of addresses) {
    const isThere = !path.includes('nowhere')
    const wanted = responseHeaders(config, isThere ? kindAt(path) : 'error')
    const answer = await sent(app.origin, path, Object.keys(wanted))
    expect({ path, ...answer, type: undefined }).toEqual({
      path,
      status: isThere ? 200 : 404,
      type: undefined,
      headers: wanted,
    })
    expect(answer.type, path).toMatch(type)
  }
})

test('nginx with the generated snippet sends the same headers', async ({ app, request }) => {
  if (!nginxIsInstalled) console.log('skipped: nginx is not installed')
  test.skip(!nginxIsInstalled, 'nginx is not installed')

  const config = await (await request.get('/config.json')).json()
  const nginx = await startNginx('dist', nginxSnippet(config))
  const names = Object.keys(responseHeaders(config, 'html'))
  try {
    for (const [path, type] of addresses) {
      const ours = await sent(app.origin, path, names)
      const theirs = await sent(nginx.origin, path, names)
      expect({ path, ...theirs, type: undefined }).toEqual({ path, ...ours, type: undefined })
      expect(theirs.type, path).toMatch(path === '/config.json' ? /^application\/json/ : type)
    }
  } finally {
    await nginx.stop()
  }
})

test('the page starts only its own workers, and converts no text to markup', async ({
  page,
  openPage,
  problems,
}) => {
  await openPage()
  await waitForMap(page)
  const running = page.workers().map((worker) => new URL(worker.url()).pathname)
  expect(running.toSorted()).toEqual(workers.toSorted())

  // A worker that is ended before its script has come.
  problems.allow(
    /Trusted(ScriptURL|HTML|Script)|unsafe-eval/,
    /ERR_FAILED .*\/workers\/|ERR_FAILED .*\/sw\.js/,
  )
  const starts = (address: string) =>
    page.evaluate((url) => {
      try {
        new Worker(url, { type: 'module' }).terminate()
        return true
      } catch {
        return false
      }
    }, address)
  const hostile = [
    '/sw.js?x',
    '//evil.example/sw.js',
    'data:text/javascript,1',
    'blob:null/1',
    '/config.json',
  ]
  const tried = [...assets.filter((path) => path.endsWith('.js')), ...workers, '/sw.js', ...hostile]
  const accepted: string[] = []
  for (const address of tried) if (await starts(address)) accepted.push(address)
  expect(accepted.toSorted()).toEqual([...workers, '/sw.js'].toSorted())

  const made = await page.evaluate(async () => {
    const attempts: (() => unknown)[] = [
      () => Object.assign(document.body, { innerHTML: '<b>x</b>' }),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => document.createRange().createContextualFragment('<b>x</b>'),
      () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { text: '1' }),
      () => setTimeout('1'),
      () => Reflect.construct(Function, ['1']),
    ]
    // What the debugger itself calls may use `Function`; what a timer calls may not.
    await new Promise((resolve) => setTimeout(resolve))
    return attempts.map((attempt) => {
      try {
        attempt()
        return String(attempt)
      } catch {
        return 'refused'
      }
    })
  })
  expect(new Set(made)).toEqual(new Set(['refused']))
})

test('no other site can frame the app, the service or the provider', async ({ page, app, problems }) => {
  problems.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error:/)
  const provider = `${app.sandboxOrigin}/auth/realms/demo/login/none`
  const framed = [app.origin, `${app.sandboxOrigin}/mobility/v2/flat`, provider]
  problems.allow(/answered 400: .*\/login\/none/)
  const frames = framed.map((address) => `<iframe src="${address}"></iframe>`)
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(frames.join(''))
  })
  const port = await freePort()
  await once(other.listen(port), 'listening')
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForLoadState('networkidle')
  const shown = page
    .frames()
    .slice(1)
    .map((frame) => frame.url())
  expect(shown).toHaveLength(3)
  for (const url of shown) expect(url).toMatch(/^chrome-error:/)
  other.close()
})

test('the build contains the headers of its configuration', () => {
  const config = parseConfig(JSON.parse(readFileSync('dist/config.json', 'utf8')))
  const file = readFileSync('dist/_headers', 'utf8')
  for (const [name, value] of Object.entries(responseHeaders(config, 'asset', { secure: true })))
    expect(file).toContain(`  ${name}: ${value}\n`)
  expect(readFileSync('dist/_headers.nginx.conf', 'utf8')).toBe(nginxSnippet(config))
})
