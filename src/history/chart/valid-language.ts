// uPlot creates a number format in the browser's language when its script starts. Some browsers state a tag that is
// none, such as "en-US@posix", for which that would throw. The chart's own numbers are in the language of the page.
try {
  Intl.getCanonicalLocales(navigator.language)
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
}

export {}
