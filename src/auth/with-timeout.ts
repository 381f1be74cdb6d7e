/** Returns the result of `work`, or throws `late()` after `milliseconds`. The work is not cancelled. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  return await Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
