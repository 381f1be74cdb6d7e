import { test } from 'vitest'
import { faceProvider } from './provider-down'

// One that hangs takes ten seconds: test/deep/auth
test.each(['down', '500', 'html', 'bad metadata'] as const)(
  'a provider that is %s costs no more than the login',
  (fault) => faceProvider(fault),
)
