/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const LEAVES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u200B',
  'text',
  '\uD800',
  '{bad json',
  '"plain"',
  '[]',
  '{"en":"x","__proto__":{"jp":"y"}}',
  '[null,1,{}]',
  '__proto__',
  'https://example.test/\u0000',
]

/** Any JSON value, at most `depth` deep, with keys taken from `keys`. */
export function randomJson(random: () => number, keys: readonly string[], depth = 4): unknown {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
  const kind = depth === 0 ? 0 : Math.floor(random() * 4)
  if (kind === 0) return pick(LEAVES)
  const size = Math.floor(random() * 4)
  if (kind === 1) return Array.from({ length: size }, () => randomJson(random, keys, depth - 1))
  const entries = Array.from({ length: size * 2 }, () => [
    pick(keys) ?? '',
    randomJson(random, keys, depth - 1),
  ])
  const object = Object.fromEntries(entries)
  return kind === 2 ? object : JSON.stringify(object)
}

/** The value with some of its parts, at any depth, replaced by something else. */
export function mutated(value: unknown, random: () => number, keys: readonly string[]): unknown {
  if (random() < 0.08) return randomJson(random, keys, 2)
  if (Array.isArray(value)) return value.map((item) => mutated(item, random, keys))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mutated(part, random, keys)]),
  )
}

/** Every key of a JSON value, at any depth. */
export function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...new Set([...own, ...Object.values(value).flatMap(keysOf)])]
}
