import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const packageFolder = resolve('node_modules/@sparticuz/chromium')
const cacheFolder = resolve('node_modules/.cache/plugboard')

// The package unpacks into the temporary folder, and its shared libraries only where it believes itself to be in
// Amazon's cloud: both come from the environment, so it runs in a process with an environment of its own.
const unpackProgram = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

function unpack(folder: string): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpackProgram], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
}

// Without one font file Chromium draws no text at all; the package's own configuration points elsewhere.
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`

/** Several processes may unpack at once: each uses its own folder, and the first one to finish renames it. */
function unpackedFolder(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  if (existsSync(folder)) return folder

  mkdirSync(cacheFolder, { recursive: true })
  const own = mkdtempSync(join(cacheFolder, 'unpacking-'))
  try {
    unpack(own)
    writeFileSync(join(own, 'fonts.conf'), fontConfiguration(folder))
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Chromium from the package `@sparticuz/chromium`, with the libraries and fonts it needs on a bare Linux x64. */
export function bundledChromium(): { executablePath: string; env: Record<string, string> } {
  const folder = unpackedFolder()
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}
