import { waitForNextAttempt } from '../../retry/next-attempt'

/** Milliseconds until a page without its messages shows an explanation. */
const maxMessagesWait = 10_000
/** Assumed number of failures, because the count is lost when a person reloads. */
const failures = 5

/**
 * Waits for the messages. If they do not load, an English sentence replaces the page, which reloads when the site
 * responds again. If the messages arrive later, the page replaces the sentence.
 */
export async function awaitMessages<Messages>(messages: Promise<Messages>): Promise<Messages> {
  const abort = new AbortController()
  const timer = setTimeout(() => {
    replacePage('Plugboard is still loading. Check your connection.')
    void reloadWhenReachable(abort.signal)
  }, maxMessagesWait)
  try {
    return await messages
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

/** @param error reason why the page has nothing else to show */
export function showStartFailure(error: unknown): void {
  console.error(error)
  replacePage('Plugboard could not start. Check your connection and reload the page.')
  void reloadWhenReachable(new AbortController().signal)
}

/** Shows a sentence instead of the page. */
function replacePage(sentence: string): void {
  const root = document.getElementById('root') ?? document.body
  root.textContent = sentence
}

async function reloadWhenReachable(signal: AbortSignal): Promise<void> {
  for (;;) {
    await waitForNextAttempt(failures, signal)
    // Without a network, the next attempt requests them again.
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (response?.ok && !signal.aborted) return window.location.reload()
  }
}
