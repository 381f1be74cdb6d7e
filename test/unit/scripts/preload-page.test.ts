import { expect, test } from 'vitest'
import { neededFor } from '../../../src/scripts/build/preload-page'

test('a module that no script contains cannot be preloaded', () => {
  expect(() => neededFor(['/src/gone.ts'], {})).toThrow('No script to preload contains /src/gone.ts.')
})
