/** Metres in a degree of latitude, on a sphere with the mean radius of the earth. */
export const metresPerDegree = 111_195
