/** The oldest major version the program runs on: `node:sqlite`, `await using`, and what goes with them. */
const OLDEST_MAJOR = 24

/** What to say to who starts the program on a Node that is too old; `null` on one that is not. */
export function tooOld(version: string): string | null {
  return Number.parseInt(version, 10) >= OLDEST_MAJOR
    ? null
    : `The site needs Node ${OLDEST_MAJOR} or newer, best 24.22.1 or newer; this is Node ${version}.`
}
