import { expect, test } from 'vitest'
import { drawStatusImage } from '../../../../src/stations/map/status-images'

test.each([
  '',
  'airport',
  'symbol',
  'icon/sepia/available/fresh',
  'icon/light/airport/fresh',
  'roads/light/1/2',
])('an unknown image id draws nothing: %j', (id) => expect(drawStatusImage(id)).toBeNull())
