import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterGpu } from '../../../src/map/maplibre/after-gpu'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A canvas with the fences of WebGL 2, which Node lacks. */
function canvasWithFences() {
  const fences = new Set<object>()
  const gpu = { isFinished: false }
  const gl = {
    SIGNALED: 1,
    fenceSync() {
      const fence = {}
      fences.add(fence)
      return fence
    },
    flush: () => undefined,
    isContextLost: () => false,
    getSyncParameter: () => Number(gpu.isFinished),
    deleteSync: (fence: object) => void fences.delete(fence),
  }
  const canvas: HTMLCanvasElement = Object.create({ getContext: () => gl })
  return { canvas, fences, gpu }
}

test('the task runs when the GPU has finished, and its fence is deleted', () => {
  const { canvas, fences, gpu } = canvasWithFences()
  const task = vi.fn()
  const cancel = afterGpu(canvas, task)
  vi.advanceTimersByTime(100)
  expect(task).not.toHaveBeenCalled()
  gpu.isFinished = true
  vi.advanceTimersByTime(100)
  expect(task).toHaveBeenCalledTimes(1)
  expect(fences.size).toBe(0)
  cancel()
})

test('a cancelled task does not run, and its fence is deleted', () => {
  const { canvas, fences, gpu } = canvasWithFences()
  const task = vi.fn()
  const cancel = afterGpu(canvas, task)
  vi.advanceTimersByTime(100)
  cancel()
  gpu.isFinished = true
  vi.advanceTimersByTime(100)
  expect(task).not.toHaveBeenCalled()
  expect(fences.size).toBe(0)
})
