/** CSS pixels around a sign that belong to its target: a finger covers 44, a sign is 28 wide with its rim. */
export const reach = { fine: 4, coarse: 12 }
