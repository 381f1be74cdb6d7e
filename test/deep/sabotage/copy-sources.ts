import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Defect } from './defects'

const parts = [
  ...['src', 'test', 'public', 'index.html', 'package.json', 'tsconfig.json', 'tsconfig.node.json'],
  ...['vitest.config.ts', 'vite.config.ts', 'playwright.config.ts'],
]

/** Runs something in a copy of the sources, in which `defects.json` holds the defects; then removes the copy. */
export function inCopy<Result>(defects: readonly Defect[], run: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-sabotage-'))
  try {
    for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'defects.json'), JSON.stringify(defects))
    return run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
