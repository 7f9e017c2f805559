/**
 * Runs what has the browser lay out the page once it has done so for the frame that shows it.
 * Returns what calls it off.
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
