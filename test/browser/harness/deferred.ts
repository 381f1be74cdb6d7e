/** Returns a promise, and the function that resolves it. */
export function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { resolve, promise }
}
