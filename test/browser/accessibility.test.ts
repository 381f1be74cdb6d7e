import { testWalks } from './harness/axe-walks'

// In both themes, and on a desktop, too: test/deep/browser/accessibility.deep.ts.
testWalks({ width: 390, height: 844, themes: ['light'] })
