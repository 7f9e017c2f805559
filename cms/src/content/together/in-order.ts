/** The ids of a list's rows in their order: as both began, as I have them, and as the other has. */
type Sides = Record<'base' | 'mine' | 'theirs', readonly string[]>

/**
 * Rows that two people changed: in my order where I moved or added something, else in theirs; what the
 * other side alone has comes after what it followed there.
 */
export function inOrder<Row>({ base, mine, theirs }: Sides, kept: ReadonlyMap<string, Row>): Row[] {
  const shared = mine.filter((id) => base.includes(id))
  const before = base.filter((id) => shared.includes(id))
  const isMine = shared.join() !== before.join()
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => kept.has(id))
  for (const [at, id] of second.entries()) {
    if (!kept.has(id) || order.includes(id)) continue
    const before = second.slice(0, at).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order.flatMap((id) => kept.get(id) ?? [])
}
