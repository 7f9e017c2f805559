/** Older ones have known holes. The README and the guide to production name the same. */
const IN_24 = [24, 22, 1]
const LATER = [26, 12, 1]

/**
 * What an operator should know about the Node that a program of the public runs on; nothing when it is
 * new enough.
 * @param version like `24.21.0`
 */
export function nodeAdvice(version: string): string[] {
  const numbers = version.split('.').map(Number)
  const floor = numbers[0] === IN_24[0] ? IN_24 : LATER
  const first = floor.findIndex((number, place) => number !== numbers[place])
  if (first < 0 || (numbers[first] ?? 0) > (floor[first] ?? 0)) return []
  return [
    `Node ${version} has known holes. Run ${IN_24.join('.')} or newer in 24, or ${LATER.join('.')} or newer.`,
  ]
}
