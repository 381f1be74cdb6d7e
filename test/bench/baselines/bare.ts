// The least that a MapLibre map of the same stations can do: what is slower than this is ours.
import { showBaseline, stationsSource } from './show-baseline'

await showBaseline({
  style: {
    version: 8,
    sources: { stations: stationsSource },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#eee' } },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        paint: {
          'circle-color': ['case', ['>', ['get', 'free'], 0], '#264', '#642'],
          'circle-radius': ['case', ['has', 'point_count'], 16, 6],
        },
      },
    ],
  },
})
