import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

/** Address of MapLibre's worker script in this build. */
export const mapWorkerUrl = url
