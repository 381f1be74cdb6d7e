import { expect, test } from 'vitest'
import { drawStatusImage } from '../../../../src/stations/map/status-images'

test.each([
  '',
  'airport',
  'sign',
  'sign/sepia/available/fresh',
  'sign/light/airport/fresh',
  'roads/light/1/2',
])('an image that is not ours is not drawn: %j', (id) => expect(drawStatusImage(id)).toBeNull())
