import type { Status } from '../model/status'

/** Line or area on top of an icon, as SVG path data in a box of 24 × 24. */
interface IconPath {
  path: string
  /** Width of the line; `null` for an area. */
  line: number | null
}

export interface IconShape {
  /** `full`: paths in the surface colour on a disc; `ring`, `dashed`: paths in the icon's colour. */
  disc: 'full' | 'ring' | 'dashed'
  paths: readonly IconPath[]
}

/** Side of the box for all shapes. */
export const iconBox = 24
export const discRadius = 10
/** Size of a dot, as a share of an icon's. */
export const dotScale = 0.4
export const ring = { radius: 9, line: 2, dashes: [2.75, 1.96] } as const

/** Shape of each status, without its colour. List, legend and map all use it. */
export const iconShapes: Record<Status, IconShape> = {
  available: { disc: 'full', paths: [{ path: 'M13.3 5.6 7.6 13.1h3.8l-.7 5.3 5.7-7.5h-3.8z', line: null }] },
  partly: {
    disc: 'full',
    paths: [
      { path: 'M12 7.1a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8z', line: 1.6 },
      { path: 'M12 7.1a4.9 4.9 0 0 1 0 9.8z', line: null },
    ],
  },
  occupied: { disc: 'full', paths: [{ path: 'M7.8 12h8.4', line: 3 }] },
  reserved: { disc: 'full', paths: [{ path: 'M12 7v5.2l3.2 1.9', line: 2 }] },
  unavailable: { disc: 'full', paths: [{ path: 'M8.4 15.6l7.2-7.2', line: 2.6 }] },
  'out-of-order': { disc: 'full', paths: [{ path: 'M9 9l6 6M15 9l-6 6', line: 2.4 }] },
  unknown: {
    disc: 'ring',
    paths: [
      { path: 'M9.8 10a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1.1.8-1.1 1.6', line: 1.8 },
      { path: 'M12 16.4v.02', line: 2.2 },
    ],
  },
  'not-understood': {
    disc: 'ring',
    paths: [
      { path: 'M12 7.6v5.2', line: 2 },
      { path: 'M12 16.2v.02', line: 2.2 },
    ],
  },
  closed: {
    disc: 'full',
    paths: [
      { path: 'M8 11.2h8v5.4H8z', line: null },
      { path: 'M9.6 11.2V9.3a2.4 2.4 0 0 1 4.8 0v1.9', line: 1.7 },
    ],
  },
  none: { disc: 'dashed', paths: [] },
  coming: { disc: 'ring', paths: [{ path: 'M7.6 12v.02M12 12v.02M16.4 12v.02', line: 2.4 }] },
}
