import { testWalks } from './harness/axe-walks'

// All walks, in both themes, on a desktop too: test/deep/browser/accessibility.deep.ts.
testWalks({
  width: 390,
  height: 844,
  themes: ['light'],
  only: ['list, search and filters'],
})
