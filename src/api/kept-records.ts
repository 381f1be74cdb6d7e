/** Limits of what is kept of rejected records as they came: most reasons, and most records of each. */
export const keptRecords = { reasons: 20, rows: 50 } as const
