/**
 * What is made of an object, made once for as long as the object is there: documents that have not
 * changed are the same objects from one edition to the next.
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
