/** Maximum milliseconds of work in one task. */
const longest = 8

/**
 * Runs the work between the `yield`s of `work` in tasks that leave time for input and paints.
 * @returns a function that cancels the rest
 */
export function runInSlices(work: Iterator<unknown>, done: () => void): () => void {
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
