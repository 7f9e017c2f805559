import { isObject } from '@noren/contract/json'

/**
 * Compares values whose order of keys says nothing, and fast: unchanged documents, of which there may be
 * thousands, are the same objects from one publish to the next.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
  if (!isObject(one) || !isObject(other)) return false
  return Object.keys({ ...one, ...other }).every((key) => isSameJson(one[key], other[key]))
}
