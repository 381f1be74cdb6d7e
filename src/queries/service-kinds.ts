/** Second part of the keys of queries that ask the service. What a revision has is derived from these answers. */
export const serviceKinds = [
  'catalog',
  'history',
  'batches',
  'fault-starts',
  'usually-free',
  'look-up',
  'ids-without-record',
] as const

/** A key names its kind with `satisfies ServiceKind`, so that a renamed one does not compile. */
export type ServiceKind = (typeof serviceKinds)[number]
