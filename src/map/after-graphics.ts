/** Milliseconds between two looks. */
const pause = 8

/**
 * Runs `task` when the graphics processor has done all that `canvas` has asked of it, without waiting for it in a task.
 * @returns how to call it off
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
