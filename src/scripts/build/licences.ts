import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
}

export interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression of its `package.json`. */
  licence: string
  /** Text of its licence file. Empty if it has none. */
  text: string
}

const folder = 'node_modules/'

/** Development dependencies whose code is in the service worker. */
const builtIn = /^workbox-(core|precaching|routing|strategies)$/

/** Packages of types, and the one that only the command line of MapLibre's style specification imports. */
const isLeftOut = /^(@types\/.*|csstype|@mapbox\/jsonlint-lines-primitives)$/

/** Lists the packages that a browser gets, from `package-lock.json`: those that others have bundled too. */
export function readShippedPackages(): ShippedPackage[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  return Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
    const name = path.slice(path.lastIndexOf(folder) + folder.length)
    if (path === '' || isLeftOut.test(name) || (dev && !builtIn.test(name))) return []
    if (license === undefined) throw new Error(`${path}/package.json states no licence.`)
    return [{ name, version, licence: license, text: readLicence(path) }]
  })
}

function readLicence(path: string): string {
  const file = readdirSync(path).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  return file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim()
}

/**
 * Writes `licences.txt`: name, version and licence of all packages that the site's scripts, styles and fonts contain.
 * Most licences allow copies only with their text.
 * @throws if a script contains a package that the file lacks
 */
export function licencesPlugin(): Plugin {
  return {
    name: 'plugboard:licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const packages = readShippedPackages()
      const listed = new Set(packages.map(({ name }) => name))
      const missing = findPackages(bundle).filter((name) => !listed.has(name))
      if (missing.length > 0) throw new Error(`licences.txt lacks ${missing.join(', ')}.`)
      const source = packages
        .map(({ name, version, licence, text }) =>
          `${name} ${version}: ${licence.replace(/[()]/g, '')}\n\n${text}`.trim(),
        )
        .join(`\n\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` })
    },
  }
}

/** Returns the names of the packages whose modules are in the scripts. */
function findPackages(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  const names = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
  return [...new Set(names)]
}
