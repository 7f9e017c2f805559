/** A part of a sheet that is on one page as a whole. */
export type Block = {
  /** In any unit, the same as that of the room. */
  height: number
  /** Whether it stays with the next one, as a heading does. */
  keeps: boolean
}

/** The height there is for blocks on the first page and on each page after it, in every column. */
export type Room = { first: number; next: number; columns: number }

/** Places of blocks, by page and column. */
export type Pages = number[][][]

/** Steps in which the fill of pages is halved towards the least that needs no more of them. */
const STEPS = 12

/**
 * Puts blocks on as few pages as hold them, and fills these alike: no page is left with a line or two.
 * What is higher than a column has one of its own.
 */
export function flow(blocks: readonly Block[], room: Room): Pages {
  const full = filled(blocks, room, 1)
  let [least, most] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const share = (least + most) / 2
    if (filled(blocks, room, share).length > full.length) least = share
    else most = share
  }
  return filled(blocks, room, most)
}

/** @param share how much of each column is used */
function filled(blocks: readonly Block[], { first, next, columns }: Room, share: number): Pages {
  const pages: Pages = []
  let left = 0
  for (const chunk of chunksOf(blocks)) {
    const height = chunk.reduce((sum, place) => sum + (blocks[place]?.height ?? 0), 0)
    const page = pages.at(-1)
    if (page && height <= left) {
      page.at(-1)?.push(...chunk)
      left -= height
      continue
    }
    if (page && page.length < columns) page.push([...chunk])
    else pages.push([[...chunk]])
    left = (pages.length === 1 ? first : next) * share - height
  }
  return pages
}

/** Blocks that stay together, in their order. */
function chunksOf(blocks: readonly Block[]): number[][] {
  const chunks: number[][] = []
  blocks.forEach((_, place) => {
    if (blocks[place - 1]?.keeps) chunks.at(-1)?.push(place)
    else chunks.push([place])
  })
  return chunks
}
