type Identified = { id: string }

type Sides = Record<'base' | 'mine' | 'theirs', readonly Identified[]>

/**
 * Rows that two people changed: in my order where I moved or added something, else in theirs; what the
 * other side alone has comes after what it followed there.
 */
export function inOrder<Row>({ base, mine, theirs }: Sides, kept: ReadonlyMap<string, Row>): Row[] {
  const ids = (rows: readonly Identified[]) => rows.map(({ id }) => id)
  const shared = ids(mine).filter((id) => ids(base).includes(id))
  const before = ids(base).filter((id) => shared.includes(id))
  const isMine = shared.join() !== before.join()
  const [first, second] = isMine ? [ids(mine), ids(theirs)] : [ids(theirs), ids(mine)]
  const order = first.filter((id) => kept.has(id))
  for (const [at, id] of second.entries()) {
    if (!kept.has(id) || order.includes(id)) continue
    const before = second.slice(0, at).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order.flatMap((id) => kept.get(id) ?? [])
}
