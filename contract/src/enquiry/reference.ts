/**
 * The number that a visitor and staff use for an enquiry, as `K7QM-2X9A`: the last 40 of the random bits
 * of its id in Crockford's base 32, which has no letters that look alike. It follows from the id and leads
 * back to it. There are too many to try all, yet it is no secret.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEX_DIGITS = 10
const CHARACTERS = 8
/** Letters outside the alphabet, and the ones they look like. */
const LOOKALIKES = new Map([
  ['I', '1'],
  ['L', '1'],
  ['O', '0'],
])

/** @param id the enquiry's UUID */
export function referenceOf(id: string): string {
  let bits = Number.parseInt(id.slice(-HEX_DIGITS), 16)
  let characters = ''
  for (let index = 0; index < CHARACTERS; index++) {
    characters = ALPHABET.charAt(bits % 32) + characters
    bits = Math.floor(bits / 32)
  }
  return inGroups(characters)
}

/** Reads a reference in any spelling; `null` when it is none. */
export function readReference(typed: string): string | null {
  const characters = Array.from(
    typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''),
    (character) => LOOKALIKES.get(character) ?? character,
  )
  if (characters.length !== CHARACTERS) return null
  return characters.every((character) => ALPHABET.includes(character))
    ? inGroups(characters.join(''))
    : null
}

/** The end of the id a reference stands for: ten hex digits. */
export function idEnding(reference: string): string {
  let bits = 0
  for (const character of reference.replace('-', '')) {
    bits = bits * 32 + ALPHABET.indexOf(character)
  }
  return bits.toString(16).padStart(HEX_DIGITS, '0')
}

function inGroups(characters: string): string {
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
