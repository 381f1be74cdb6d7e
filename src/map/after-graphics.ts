/** Milliseconds between two checks. */
const pause = 8

/**
 * Runs `task` when the graphics processor has finished all commands of `canvas`. It checks at intervals, because a
 * synchronous wait would block the page.
 * @returns a function that cancels it
 */
export function afterGraphics(canvas: HTMLCanvasElement, task: () => void): () => void {
  const gl = canvas.getContext('webgl2')
  const sync = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null
  gl?.flush()
  const look = () => {
    const isPending =
      gl && sync && !gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED
    if (isPending) {
      timer = setTimeout(look, pause)
      return
    }
    gl?.deleteSync(sync)
    task()
  }
  let timer = setTimeout(look)
  return () => clearTimeout(timer)
}
