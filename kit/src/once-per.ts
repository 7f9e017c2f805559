/**
 * Calls `make` once for each object, and remembers the result as long as the object exists: unchanged
 * documents are the same objects from one publish to the next.
 */
export function oncePer<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>()
  return (source) => {
    const found = known.get(source) ?? { made: make(source) }
    known.set(source, found)
    return found.made
  }
}
