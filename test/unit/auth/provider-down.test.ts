import { test } from 'vitest'
import { faceProvider } from './provider-down'

test.each(['down', 'hangs', '500', 'html', 'bad metadata'] as const)(
  'a provider that is %s costs no more than the login',
  (fault) => faceProvider(fault),
)
