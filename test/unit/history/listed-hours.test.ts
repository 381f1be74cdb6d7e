import { expect, test } from 'vitest'
import { hideFewWeeks } from '../../../src/history/week/use-listed-hours'

test('a mean of fewer than three weeks is not shown', () => {
  const hour = { mean: 0.5, known: 3_600_000, samples: 12 }
  const means = [1, 2, 3, 4].map((weeks) => hideFewWeeks({ ...hour, weeks }).mean)
  expect(means).toEqual([null, null, 0.5, 0.5])
})
