import type { ServerFunctionClientArgs } from 'payload'

/**
 * Whether a name may be that of a server function: Payload looks it up in a plain object, where `constructor`
 * and what else every object inherits would be found too, and be called with the whole request.
 */
export function isOwnName(name: unknown): name is string {
  return typeof name === 'string' && !(name in {})
}

/**
 * Without Payload's look for a newer version, whose dialog lets staff do nothing but throw away what they typed, also
 * where the newer version is their own. Saves are merged here (decision 070).
 */
export function withoutStaleCheck({
  name,
  args,
}: ServerFunctionClientArgs): ServerFunctionClientArgs {
  return { name, args: name === 'form-state' ? { ...args, checkForStaleData: false } : args }
}
