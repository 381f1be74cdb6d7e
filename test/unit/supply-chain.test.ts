import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, test } from 'vitest'
import { readShippedPackages } from '../../src/scripts/build/licences'

interface LockedPackage {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  engines?: { node?: string }
  hasInstallScript?: boolean
}

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '')

describe('package-lock.json', () => {
  test('holds a checksum of each package, and none from outside the registry', () => {
    const outside = packages.filter(
      ([, { integrity = '', link, resolved = 'https://registry.npmjs.org/' }]) =>
        link || !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(outside.map(([path]) => path)).toEqual([])
  })

  test('has only packages that run on the oldest Node of the README, except one that unpacks a browser', () => {
    const refused = packages.filter(([, { engines }]) => !semver.satisfies('20.19.0', engines?.node ?? '*'))
    // It wants Node 22, but works on 20. Its older versions have a Chromium that can hang.
    expect(refused.map(([path]) => path)).toEqual(['node_modules/@sparticuz/chromium'])
  })

  test('has no package that runs a program when it is installed, except one for macOS', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(withScript.map(([path]) => path).filter((path) => !path.endsWith('/fsevents'))).toEqual([])
  })

  test('belongs to a package.json that names exact versions, at most 15 of them for the browser', () => {
    const { dependencies, devDependencies } = manifest
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => semver.valid(version) === null)).toEqual([])
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(15)
  })
})

test('each package that a browser gets may be passed on with its licence text', () => {
  const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']
  const isPermissive = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => permissive.includes(one))
  const shipped = readShippedPackages()
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(manifest.dependencies), 'workbox-core', 'workbox-routing']),
  )
  expect(shipped.filter(({ licence }) => !isPermissive(licence))).toEqual([])
  // These two publish no licence file: the name of the licence in the list is all there is.
  expect(shipped.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([
    'murmurhash-js',
    'pmtiles',
  ])
})
