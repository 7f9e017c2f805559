/** The oldest major version the program runs on: `node:sqlite`, `await using`, and related features. */
const OLDEST_MAJOR = 24

/** The message for an operator whose Node is too old; `null` when it is new enough. */
export function tooOld(version: string): string | null {
  return Number.parseInt(version, 10) >= OLDEST_MAJOR
    ? null
    : `The site needs Node ${OLDEST_MAJOR} or newer, best 24.22.1 or newer; this is Node ${version}.`
}
