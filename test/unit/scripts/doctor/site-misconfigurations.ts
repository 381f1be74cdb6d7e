import { siteFile } from '../../../../src/scripts/start/site-files'
import type { Misconfiguration } from './misconfigurations'
import { forPath, type withHeader, withoutHeader } from './service-proxy'
import type { Deployment } from './test-servers'

type Send = Deployment['changeHeaders']

const policy = 'Content-Security-Policy'
const lacking =
  (name: string, place = /./): Send =>
  (path, _, headers) => {
    const { [name]: left, ...others } = headers
    return place.test(path) ? others : headers
  }
const sending =
  (name: string, value: string, place = /./): Send =>
  (path, _, headers) =>
    place.test(path) ? { ...headers, [name]: value } : headers
const changingPolicy =
  (from: RegExp, to: string): Send =>
  (_path, _status, headers) => ({ ...headers, [policy]: (headers[policy] ?? '').replace(from, to) })

const file = (text: string, path = '/a.json') => siteFile(path, Buffer.from(text))

export const atOthers: Misconfiguration[] = [
  {
    name: 'tourism datasets that the page may not read',
    apply: (deployment) => {
      deployment.proxy = forPath(/^\/tourism/, withoutHeader('access-control-allow-origin'))
    },
    finds: [/Set Access-Control-Allow-Origin of .*\/tourism\/Accommodation/],
  },
  {
    name: 'a geocoder of another kind',
    apply: (deployment) => {
      const found = (response: Parameters<ReturnType<typeof withHeader>>[0]) => ({
        ...response,
        status: 200,
        body: '[]',
      })
      deployment.proxy = forPath(/^\/geocoder/, found)
      deployment.config.geocoder = { kind: 'photon', url: `${deployment.origin}/geocoder` }
    },
    finds: [/Set geocoder\.kind to "nominatim", or geocoder\.url/],
  },
  {
    name: 'an online map whose tiles the policy would stop',
    apply: (deployment) => {
      const style = { version: 8, glyphs: 'https://glyphs.example.org/{fontstack}', sources: {}, layers: [] }
      deployment.proxy = forPath(/^\/style/, (response) => ({
        ...response,
        status: 200,
        body: JSON.stringify(style),
      }))
      const address = `${deployment.origin}/style`
      deployment.config.basemap = { light: address, dark: address }
    },
    finds: [
      /Set basemap\.origins to a list with "https:\/\/glyphs\.example\.org": the style of basemap\.light/,
      /Set basemap\.origins to a list with "https:\/\/glyphs\.example\.org": the style of basemap\.dark/,
    ],
  },
]

export const inHeaders: Misconfiguration[] = [
  {
    name: 'no headers of ours at all',
    apply: (deployment) => {
      deployment.changeHeaders = (
        _path,
        _status,
        { 'Content-Type': type = '', 'Content-Encoding': encoding },
      ) => ({
        'Content-Type': type,
        ...(encoding && { 'Content-Encoding': encoding }),
      })
    },
    finds: [/Set Content-Security-Policy to what `npm run headers` writes at .* and \d+ more: it is absent/],
    isAtLeast: true,
  },
  {
    name: 'a policy of before the tourism datasets',
    apply: (deployment) => {
      const { tourism: _, ...before } = deployment.config
      deployment.config.tourism.baseUrl = `${deployment.origin.replace('localhost', '127.0.0.1')}/tourism`
      deployment.headersConfig = before
    },
    finds: [
      /Set connect-src of Content-Security-Policy to "'self' http.*: it lacks http:\/\/127\.0\.0\.1:\d+\./,
    ],
    isAtLeast: true,
  },
  {
    name: 'a policy with inline scripts',
    apply: (deployment) => {
      deployment.changeHeaders = changingPolicy(/script-src 'self'/, "script-src 'self' 'unsafe-inline'")
    },
    finds: [/Set script-src of Content-Security-Policy to "'self'" at .*: it also allows 'unsafe-inline'/],
  },
  {
    name: 'a page that every site may frame',
    apply: (deployment) => {
      deployment.changeHeaders = changingPolicy(/; frame-ancestors [^;]*/, '')
    },
    finds: [/Set frame-ancestors of Content-Security-Policy to "'none'" at .*: it is absent/],
  },
  {
    name: 'a script without the type check',
    apply: (deployment) => {
      deployment.changeHeaders = lacking('X-Content-Type-Options', /^\/assets/)
    },
    finds: [/Set X-Content-Type-Options to "nosniff" at \/assets\/boot-a1\.js, .*: it is absent/],
  },
  {
    name: 'hashed files that are asked for again and again',
    apply: (deployment) => {
      deployment.changeHeaders = sending('Cache-Control', 'no-cache', /^\/assets/)
    },
    finds: [/Set Cache-Control to "public, max-age=31536000, immutable" at \/assets\/.* it is "no-cache"/],
  },
  {
    name: 'a page, a configuration and a service worker that are kept for a day',
    apply: (deployment) => {
      deployment.changeHeaders = sending('Cache-Control', 'max-age=86400', /^\/(config\.json|sw\.js)?$/)
    },
    finds: [/Set Cache-Control to "no-cache" at \/, \/config\.json and \/sw\.js: it is "max-age=86400"/],
  },
  {
    name: 'a callback that is kept with its code',
    apply: (deployment) => {
      deployment.changeHeaders = sending('Cache-Control', 'no-cache', /^\/auth\/callback\/$/)
    },
    finds: [/Set Cache-Control to "no-store" at \/auth\/callback\/: it is "no-cache"/],
  },
  {
    name: 'another spelling that may be framed',
    apply: (deployment) => {
      deployment.config.embed = { frameAncestors: ['https://town.example.org'] }
      deployment.rewritePath = (path) => (path === '/%65mbed/' ? '/embed/' : path)
    },
    finds: [/Answer 404 to other spellings of \/embed\/: \/%65mbed\/ may be framed/],
  },
]

export const inFiles: Misconfiguration[] = [
  {
    name: 'another configuration than was checked',
    apply: (deployment) => {
      deployment.served = { ...deployment.config, publisher: 'Another town' }
    },
    finds: [/Put the checked file at .*: the one there differs in publisher/],
  },
  {
    name: 'the page at every address',
    apply: (deployment) => {
      deployment.rewritePath = (path) => (path.includes('nowhere') ? '/' : path)
    },
    finds: [/Answer 404 to unknown addresses, .*: \/nowhere \(200\)/],
  },
  {
    name: 'scripts that are not compressed',
    apply: (deployment) => {
      const { files } = deployment
      for (const path of ['/assets/boot-a1.js', '/assets/index-b2.css'])
        files.set(path, { ...file('let a = 1\n'.repeat(300), path), contentType: 'application/octet-stream' })
      deployment.changeHeaders = (path, status, headers) =>
        status === 200 && /\.(js|css)$/.test(path)
          ? { ...headers, 'Content-Type': path.endsWith('js') ? 'text/javascript' : 'text/css' }
          : headers
    },
    finds: [
      /Set up gzip or Brotli for scripts and styles: \/assets\/boot-a1\.js and \/assets\/index-b2\.css are/,
    ],
  },
  {
    name: 'a file that was not copied',
    apply: ({ files }) => files.delete('/workers/catalog-c3.js'),
    finds: [/Copy the whole of dist\/ to the site: \/workers\/catalog-c3\.js is not there/],
  },
  {
    name: 'scripts of no type',
    apply: (deployment) => {
      deployment.changeHeaders = (path, status, headers) =>
        path === '/embed.js' && status === 200 ? { ...headers, 'Content-Type': 'text/plain' } : headers
    },
    finds: [/Set Content-Type to the type of the file: browsers refuse \/embed\.js \(text\/plain\)/],
  },
  {
    name: 'no service worker',
    apply: ({ files }) => files.delete('/sw.js'),
    finds: [/Serve dist\/sw\.js at \/sw\.js/],
  },
  {
    name: 'a service worker of a smaller scope',
    apply: (deployment) => {
      deployment.changeHeaders = sending('Service-Worker-Allowed', '/app/', /^\/sw\.js/)
    },
    finds: [/Remove Service-Worker-Allowed from \/sw\.js: it allows "\/app\/"/],
  },
  {
    name: 'an archive without ranges',
    apply: (deployment) => {
      deployment.files.set('/whole', file('PMTiles\x03'))
      deployment.rewritePath = (path) => (path === '/region.pmtiles' ? '/whole' : path)
    },
    finds: [/Set up range requests \(206\) for .*region\.pmtiles/],
  },
  {
    name: 'an archive that is not there',
    apply: ({ config }) => Object.assign(config, { basemap: { archive: '/town.pmtiles' } }),
    finds: [/Put the map archive at .*town\.pmtiles, or set basemap\.archive .* answers 404/],
  },
  {
    name: 'an imprint that is not there',
    apply: ({ files }) => files.delete('/imprint'),
    finds: [/Put a page at \/imprint, or set pages\.imprint/],
  },
  {
    name: 'a site in a folder',
    apply: (deployment) => Object.assign(deployment, { site: `${deployment.site}/map/` }),
    finds: [/Serve the site at the root of an origin of its own: \/map\/ is a folder/],
  },
  {
    name: 'a site without encryption',
    apply: (deployment) => Object.assign(deployment, { site: 'http://plugboard.example' }),
    finds: [/Serve the site over https/],
  },
  {
    name: 'a site that nobody can connect to',
    apply: (deployment) => Object.assign(deployment, { site: 'http://localhost:9' }),
    finds: [/Name a site that answers: http:\/\/localhost:9 (refuses the connection|cannot be reached)/],
    isAtLeast: true,
  },
  {
    name: 'files of 1980, as some build tools make them',
    apply: (deployment) => {
      deployment.changeHeaders = sending('Last-Modified', 'Tue, 01 Jan 1980 00:00:00 GMT')
    },
    finds: [/WARNING Set the time of the files to that of the release: index\.html is of "Tue, 01 Jan 1980/],
  },
  {
    name: 'another page',
    apply: ({ files }) => files.set('/', file('<h1>It works!</h1>', '/')),
    finds: [/Serve dist\/ at http.*\/: it answers 200 with something that is not Plugboard's page/],
  },
]
