/**
 * Returns a number in [0, 1), uniformly distributed and always the same for the same integers. The world has no other
 * randomness, so any past moment can be requested again. It uses MurmurHash3's mixing and finaliser, which pass
 * avalanche tests.
 */
export function chance(seed: number, salt: number, index = 0): number {
  return hash(seed, salt, index) / 2 ** 32
}

/** Returns a 32-bit seed made from other integers. */
export function hash(seed: number, salt: number, index = 0): number {
  let state = mix(mix(mix(0x9747b28c, seed), salt), index)
  state ^= state >>> 16
  state = Math.imul(state, 0x85ebca6b)
  state ^= state >>> 13
  state = Math.imul(state, 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

function mix(state: number, key: number): number {
  let part = Math.imul(key, 0xcc9e2d51)
  part = (part << 15) | (part >>> 17)
  const mixed = state ^ Math.imul(part, 0x1b873593)
  return Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64
}

/** Returns one of the options. @throws RangeError without options */
export function pick<Option>(options: readonly Option[], seed: number, salt: number): Option {
  const option = options[Math.floor(chance(seed, salt) * options.length)]
  if (option === undefined) throw new RangeError('Nothing to pick from.')
  return option
}
