const LIMIT = 60

/** An address made of a name: `Seaside Dining Nagi` becomes `seaside-dining-nagi`; empty without Latin letters. */
export function addressFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMIT - '-99'.length)
    .replace(/^-+|-+$/g, '')
}

/** The first address of `name`, `name-2`, `name-3` … that no other restaurant has. */
export function freeAddress(name: string, taken: ReadonlySet<string>): string {
  const first = addressFrom(name)
  let address = first
  for (let count = 2; first && taken.has(address); count += 1) address = `${first}-${count}`
  return address
}
