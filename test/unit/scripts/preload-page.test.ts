import { expect, test } from 'vitest'
import { findNeededChunks } from '../../../src/scripts/build/preload-page'

test('a module that no script contains cannot be preloaded', () => {
  expect(() => findNeededChunks(['/src/gone.ts'], {})).toThrow('No script to preload contains /src/gone.ts.')
})
