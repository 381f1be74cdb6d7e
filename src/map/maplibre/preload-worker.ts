import { mapWorkerUrl } from './worker-url'

// MapLibre requests its worker's script only when its own has run. As the first import of that script, this module runs
// before it, so that the browser has the script by then. Not by a preload as a module, which the page would parse too.
// The worker requests the script again if this fails.
fetch(mapWorkerUrl)
  .then((response) => response.arrayBuffer())
  .catch(() => undefined)
