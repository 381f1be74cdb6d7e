import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { townArchive } from '../archive/town'
import { test } from '../browser/harness/staged'
import { allParts } from './all-parts'
import { archivePart, stylePart } from './parts/map'
import { testParts } from './run-cells'

// The archive of a small town.
test.use({
  sandbox: [
    async ({ build: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'plugboard-reliability-'))
      const file = join(folder, 'town.pmtiles')
      writeFileSync(file, townArchive())
      await use({ SANDBOX_BASEMAP: file })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

testParts([stylePart], allParts)
// A tile that has loaded is not requested again, so each fault has a page of its own.
testParts([archivePart], allParts, 1)
