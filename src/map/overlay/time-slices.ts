/** Maximum milliseconds of work in one task. */
const maxTaskTime = 8

/**
 * Runs the work between the `yield`s of `work` in tasks that leave time for input and paints.
 * @returns a function that cancels the rest
 */
export function runInTimeSlices(work: Iterator<unknown>, done: () => void): () => void {
  let isActive = true
  // A timer would wait four milliseconds each time.
  const { port1, port2 } = new MessageChannel()
  const end = () => {
    isActive = false
    port1.close()
  }
  port1.onmessage = () => {
    if (!isActive) return
    const deadline = performance.now() + maxTaskTime
    while (performance.now() < deadline) {
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
