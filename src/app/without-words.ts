import { untilNextTry } from '../config/next-try'

/** Milliseconds until a page without its words is explained. */
const patience = 10_000
/** As after so many failures: who reloads forgets how many there were. */
const failures = 5

/**
 * Watches over the words: where they do not come, a sentence in English stands in for the page, which loads itself
 * again once the site answers. A page that gets its words after all replaces the sentence.
 */
export async function withWords<Words>(words: Promise<Words>): Promise<Words> {
  const abort = new AbortController()
  const late = setTimeout(() => {
    explain('Plugboard is still loading. Check your connection.')
    void reloadOnceAnswered(abort.signal)
  }, patience)
  try {
    return await words
  } finally {
    clearTimeout(late)
    abort.abort()
  }
}

/** @param error why there is nothing else to show */
export function failWithoutWords(error: unknown): void {
  console.error(error)
  explain('Plugboard could not start. Check your connection and reload the page.')
  void reloadOnceAnswered(new AbortController().signal)
}

function explain(sentence: string): void {
  const root = document.getElementById('root') ?? document.body
  root.textContent = sentence
}

async function reloadOnceAnswered(signal: AbortSignal): Promise<void> {
  for (;;) {
    await untilNextTry(failures, signal)
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok && !signal.aborted) return window.location.reload()
  }
}
