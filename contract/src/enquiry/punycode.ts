/** The numbers of RFC 3492, section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const BIAS = 72
const FIRST = 0x80
/** The largest code point of Unicode. */
const LAST = 0x10ffff

const DIGITS = /^[a-z0-9]$/

/**
 * The text of a domain's label, given what follows its `xn--` in lower case; `null` when it decodes to
 * none (RFC 3492).
 */
export function decodePunycode(punycode: string): string | null {
  const delimiter = punycode.lastIndexOf('-')
  const letters = Array.from(punycode.slice(0, Math.max(0, delimiter)), (letter) =>
    letter.charCodeAt(0),
  )
  const digits = punycode.slice(delimiter + 1)
  let code = FIRST
  let place = 0
  let bias = BIAS
  for (let read = 0; read < digits.length; ) {
    const from = place
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digits[read++] ?? ''
      if (!DIGITS.test(digit)) return null
      const value = Number.parseInt(digit, BASE)
      const number = value < 10 ? value + 26 : value - 10
      place += number * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (number < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = adapted(place - from, count, from === 0)
    code += Math.floor(place / count)
    place %= count
    // Also false for NaN, once the weights have overflowed.
    if (!(code <= LAST)) return null
    letters.splice(place++, 0, code)
  }
  return digits === '' ? null : String.fromCodePoint(...letters)
}

function adapted(step: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(step / (isFirst ? DAMP : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
}
