/** What a promise resolves with, or something else when that takes longer. */
export function within<Value, Other>(
  promise: Promise<Value>,
  ms: number,
  otherwise: Other,
): Promise<Value | Other> {
  const late = Promise.withResolvers<Other>()
  const timer = setTimeout(late.resolve, ms, otherwise)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
