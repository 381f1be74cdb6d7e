import { testWalks } from '../../browser/harness/axe-walks'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  testWalks({ width, height, themes: ['light', 'dark'] })
