import { randomInt } from 'node:crypto'

/** No vowels, so that no word comes of it, and none that is taken for another on paper. */
const LETTERS = 'cdfhjkmnprtvwx3479'
const LENGTH = 5

/** A short id for a desk, such as `kmr4c`: printed sheets carry it, so that no other desk's pass for its own. */
export function newInstallation(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
