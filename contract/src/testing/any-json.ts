import fc, { type Arbitrary } from 'fast-check'

/** Values that are not what they look like. */
const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', '\u200B', 'text', '\uD800', '{bad json', '"plain"', '[]'],
  ...['{"en":"x","__proto__":{"jp":"y"}}', '[null,1,{}]', '__proto__', 'https://a.example/\u0000'],
]

/** Any text: of letters people write, of any characters, of any 16-bit units, halves of pairs among them. */
export function anyText(): Arbitrary<string> {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit }),
  )
}

/** Any JSON value, with keys taken from `keys`, and JSON texts of such values. */
export function anyJson(keys: readonly string[]): Arbitrary<unknown> {
  const { value } = fc.letrec<{ value: unknown }>((tie) => {
    const list = fc.array(tie('value'), { maxLength: 4 })
    const entry = fc.tuple(fc.constantFrom(...keys), tie('value'))
    const object = fc.array(entry, { maxLength: 6 }).map((entries) => Object.fromEntries(entries))
    const text = fc.oneof(list, object).map((part) => JSON.stringify(part))
    const leaf = fc.oneof(fc.constantFrom(...ODD), fc.double(), anyText())
    return { value: fc.oneof({ depthSize: 'small' }, leaf, list, object, text) }
  })
  return value
}

/** The way to a part of a JSON value: its keys, from the outside in. */
type Way = readonly string[]

/** The value with up to eight of its parts, at any depth, replaced by something else. */
export function damaged(value: unknown, keys: readonly string[]): Arbitrary<unknown> {
  const damage = fc.tuple(fc.constantFrom(...waysIn(value)), anyJson(keys))
  return fc
    .array(damage, { minLength: 1, maxLength: 8 })
    .map((all) => all.reduce((damagedSoFar, [way, by]) => replaced(damagedSoFar, way, by), value))
}

/** Every key of a JSON value, at any depth. */
export function keysOf(value: unknown): string[] {
  return [...new Set(waysIn(value).flatMap((way) => way.filter((key) => !/^\d+$/.test(key))))]
}

function waysIn(value: unknown): Way[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    waysIn(part).map((way) => [key, ...way]),
  )
  return [[], ...inside]
}

function replaced(value: unknown, [key, ...rest]: Way, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? replaced(part, rest, by) : part))
  // An earlier replacement may have taken the part away.
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === key ? replaced(part, rest, by) : part,
    ]),
  )
}
