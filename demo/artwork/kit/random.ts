/** Seeded randomness: the same seed always prints the same picture. */
export type Random = {
  /** Uniform in [0, 1). */
  next: () => number
  /** Uniform in [low, high). */
  range: (low: number, high: number) => number
  /** Symmetric around 0 with the given amplitude. */
  jitter: (amplitude: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  }
  return value >>> 0
}

/** Mulberry32, seeded by a name. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    jitter: (amplitude) => (next() * 2 - 1) * amplitude,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** Smooth value noise over the plane in [-1, 1]; `seed` shifts the lattice. */
export function noise2(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const a = lattice(x0, y0, seed)
  const b = lattice(x0 + 1, y0, seed)
  const c = lattice(x0, y0 + 1, seed)
  const d = lattice(x0 + 1, y0 + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Smooth value noise along a line in [-1, 1]. */
export const noise1 = (x: number, seed: number): number => noise2(x, 0.5, seed)

/** Several octaves of {@link noise1}, for ridges and torn edges. */
export function ridgeNoise(x: number, seed: number, octaves: number): number {
  let sum = 0
  let gain = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += noise1(x * 2 ** i, seed + i * 17) * gain
    gain /= 2
  }
  return sum
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}
