/** Milliseconds between two checks. */
const interval = 8

/**
 * Runs `task` when the GPU has finished all commands of `canvas`. It checks at intervals, because a
 * synchronous wait would block the page.
 * @returns a function that cancels the task
 */
export function afterGpu(canvas: HTMLCanvasElement, task: () => void): () => void {
  const gl = canvas.getContext('webgl2')
  const sync = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null
  gl?.flush()
  const check = () => {
    const isPending =
      gl && sync && !gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED
    if (isPending) {
      timer = setTimeout(check, interval)
      return
    }
    gl?.deleteSync(sync)
    task()
  }
  let timer = setTimeout(check)
  return () => {
    clearTimeout(timer)
    // No effect if the task has run.
    gl?.deleteSync(sync)
  }
}
