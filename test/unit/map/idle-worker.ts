/** MapLibre starts its workers when it is loaded. These do nothing. */
export class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}
