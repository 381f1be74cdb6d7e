import { test } from 'vitest'
import { faceProvider } from '../../unit/auth/provider-down'

test('a provider that hangs costs no more than the login', () => faceProvider('hangs'))
