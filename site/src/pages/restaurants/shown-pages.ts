/** A page's number, and whether pages before it are left out. */
type ShownPage = { number: number; afterGap: boolean }

/** The pages a reader is shown: the first, the last and those around the current one. */
export function shownPages(current: number, count: number): ShownPage[] {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count)
  const numbers = [...new Set([1, ...near, count])]
  return numbers.map((number, index) => ({
    number,
    afterGap: number - (numbers[index - 1] ?? 0) > 1,
  }))
}
