/**
 * Uniform in [0, 1) and the same for the same whole numbers: the world's only source of variety, so that any
 * past moment can be asked again. MurmurHash3's mixing and finaliser, which pass avalanche tests.
 */
export function chance(seed: number, salt: number, index = 0): number {
  return hash(seed, salt, index) / 2 ** 32
}

/** A 32-bit seed made of other numbers. */
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

/** One of the options. */
export function pick<Option>(options: readonly Option[], seed: number, salt: number): Option {
  const option = options[Math.floor(chance(seed, salt) * options.length)]
  if (option === undefined) throw new RangeError('Nothing to pick from.')
  return option
}
