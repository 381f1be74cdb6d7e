/** Of how many reasons, and of how many rejected records for each, the catalog keeps the record as it came. */
export const rawRecordLimits = { reasons: 20, rows: 50 } as const
