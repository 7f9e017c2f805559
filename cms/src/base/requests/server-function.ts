/**
 * Whether a name may be that of a server function: Payload looks it up in a plain object, where `constructor`
 * and what else every object inherits would be found too, and be called with the whole request.
 */
export function isOwnName(name: unknown): name is string {
  return typeof name === 'string' && !(name in {})
}
