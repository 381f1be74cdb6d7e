import { type Filters, features } from '../../../src/model/filters'
import { statuses } from '../../../src/model/status'

/** What people choose: one thing, or power and a connector. Generated filters hardly ever leave all others empty. */
export const usualFilters: readonly Partial<Filters>[] = [
  {},
  ...[11, 50, 150, 900].map((power) => ({ power })),
  ...[2, 3, 6, 40].map((capacity) => ({ capacity })),
  ...statuses.map((status) => ({ status: [status] })),
  ...features.map((feature) => ({ feature: [feature] })),
  ...['CCS', 'Type 2', 'Bogus'].map((connector) => ({ connector: [connector] })),
  { access: ['PUBLIC'] },
  { category: ['EAT&CHARGE'] },
  { provider: ['Neogy'] },
  { municipality: ['Brixen'] },
  { q: 'neogy' },
  { power: 50, connector: ['CCS'] },
  { power: 50, feature: ['free-now'] },
  { connector: ['CCS'], feature: ['free-now'] },
  { connector: ['CCS'], status: ['available', 'partly'] },
  { power: 50, connector: ['CCS'], feature: ['free-now'] },
]
