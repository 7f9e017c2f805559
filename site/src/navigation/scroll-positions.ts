/** How far each entry of the browser's history was scrolled, by its key. */
const positions = new Map<string, number>()

export const scrollPositions = {
  of: (key: string): number => positions.get(key) ?? 0,

  /**
   * Records the position of the entry shown now, until the returned function is called. Leaves reloading
   * and other documents to the browser.
   */
  watch(key: string): () => void {
    const note = () => positions.set(key, window.scrollY)
    const toBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    const cancel = afterNextFrame(note)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', toBrowser)
    return () => {
      cancel()
      removeEventListener('scroll', note)
      removeEventListener('pagehide', toBrowser)
    }
  },
}

/**
 * Runs code that forces a layout once the browser has laid out the frame that shows the page. Returns a
 * function that cancels it.
 */
export function afterNextFrame(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
