/** Returns the result of `work`, or throws after `milliseconds`. The work is not cancelled. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
  })
  return await Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
