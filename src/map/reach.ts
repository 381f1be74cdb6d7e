/** Pixels around a tap that count as on it: a finger covers 44, signs are 26 wide. */
export const reach = { fine: 2, coarse: 10 }
