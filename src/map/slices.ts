/** Milliseconds of work after which the page has its turn. */
const longest = 8

/**
 * Does the work between the `yield`s of `work` in turns that leave the page free for presses and paints.
 * @returns how to call off what is left
 */
export function inSlices(work: Iterator<unknown>, done: () => void): () => void {
  let alive = true
  // A timer would wait four milliseconds each time.
  const { port1, port2 } = new MessageChannel()
  const end = () => {
    alive = false
    port1.close()
  }
  port1.onmessage = () => {
    if (!alive) return
    const until = performance.now() + longest
    while (performance.now() < until) {
      if (!work.next().done) continue
      end()
      done()
      return
    }
    port2.postMessage(null)
  }
  port2.postMessage(null)
  return end
}
