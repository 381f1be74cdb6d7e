import { testWalks } from './harness/axe-walks'

// The other two of the four are in test/deep/browser.
testWalks({ width: 1440, height: 900, themes: ['light'] })
testWalks({ width: 390, height: 844, themes: ['dark'] })
