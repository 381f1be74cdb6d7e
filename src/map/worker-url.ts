import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

/** Where the script of MapLibre's worker stands in this build. */
export const workerUrl = url
