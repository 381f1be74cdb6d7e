import { waitForNextAttempt } from '../config/next-try'

/** Milliseconds until a page without its words shows an explanation. */
const patience = 10_000
/** Assumed number of failures, because the count is lost when a person reloads. */
const failures = 5

/**
 * Waits for the words. If they do not load, an English sentence replaces the page, which reloads when the site
 * responds again. If the words arrive later, the page replaces the sentence.
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

/** @param error reason why the page has nothing else to show */
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
    await waitForNextAttempt(failures, signal)
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok && !signal.aborted) return window.location.reload()
  }
}
